"""From PyTorch to the record of integers that ships, habits folded in and weights in powers of two; and back."""

import math

import numpy as np
import torch

from tablee.bots.expert import network_type
from tablee.bots.network import MOST, PARTS
from tablee.core.fields import Fields, fields_class
from tablee.core.game import Game
from tablee.training.network import Network

MOST_WEIGHT, MOST_SUM, MOST_INPUT = 2**15 - 1, 2**31 - 1, 2**7


def unit_for(weights: np.ndarray, bias: np.ndarray, most: int, part: float) -> float:
    """The smallest power of two in which weights fit into 16 bits, and sums into 32 whatever a layer is given.

    A layer is given numbers of up to `most`, in units of `part`.
    """
    sums = np.abs(weights).sum(0) * most + np.abs(bias) / part
    least = max(float(np.abs(weights).max()) / MOST_WEIGHT, float(sums.max()) / (MOST_SUM / 2), 2.0**-30)
    return 2.0 ** math.ceil(math.log2(least))


def steps(unit: float) -> int:
    """How often a unit has to be doubled to come to 1 / PARTS."""
    return round(math.log2(1.0 / (PARTS * unit)))


@torch.no_grad()
def exported(network: Network, kind: type[Game]) -> Fields:
    """The record of a network."""
    part = {name: one.detach().cpu().double().numpy() for name, one in network.state_dict().items()}
    made = fields_class(network_type(kind), "Network")()
    record = made.array

    def fill(name: str, weights: np.ndarray, bias: np.ndarray, most: int, given: float) -> float:
        """Weights and bias of a layer; the unit of its sums."""
        unit = unit_for(weights, bias, most, given)
        record[name][0] = np.rint(weights / unit)
        record[f"{name}_bias"][0] = np.rint(bias / (unit * given))
        return unit * given

    def fill_active(name: str, weights: np.ndarray, bias: np.ndarray, most: int, given: float) -> int:
        """The same for a layer whose units hand something on; the shift to that, which rounds by half a part more."""
        return steps(fill(name, weights, bias + 0.5 / PARTS, most, given))

    broad = (part["broad.weight"] / part["spread"]).T
    made.broad_shift = fill_active("broad", broad, part["broad.bias"] - part["centre"] @ broad, MOST_INPUT, 1.0)
    made.deep_shift = fill_active("deep", part["deep.weight"].T, part["deep.bias"], MOST, 1.0 / PARTS)
    made.value_unit = fill("value", part["value.weight"].T, part["value.bias"], MOST, 1.0 / PARTS)

    by_row = (part["by_row.weight"] / part["row_spread"]).T
    by_position, bias = part["by_position.weight"].T, part["by_position.bias"] - part["row_centre"] @ by_row
    finer = fill("by_position", by_position, bias + 0.5 / PARTS, MOST, 1.0 / PARTS)
    unit = max(finer, unit_for(by_row, np.zeros(1), 2 * MOST_INPUT, 1.0))
    record["by_row"][0] = np.rint(by_row / unit)
    made.move_shift = steps(unit)
    made.position_shift = steps(finer) - steps(unit)

    move_deep, preference = part["move_deep.weight"].T, part["preference.weight"][0]
    unit = fill("move_deep", move_deep, part["move_deep.bias"], MOST, 1.0 / PARTS)
    preference_unit = unit_for(preference[:, None], np.zeros(1), 1, 1.0)
    record["preference"][0] = np.rint(preference / preference_unit)
    made.preference_unit = unit * preference_unit

    at_once = part["at_once.weight"][0] / part["row_spread"]
    made.at_once_unit = unit_for(at_once[:, None], np.zeros(1), 1, 1.0)
    record["at_once"][0] = np.rint(at_once / made.at_once_unit)
    record["reads"][0] = part["reads"]
    return made


@torch.no_grad()
def imported(record: Fields, network: Network) -> None:
    """Make a network judge as a record does, whatever it has got used to."""
    part = {name: one.double() for name, one in network.state_dict().items()}

    def read(name: str, unit: float) -> torch.Tensor:
        return unit * torch.from_numpy(record.array[name][0].astype(np.float64)).to(part["centre"].device)

    half = 0.5 / PARTS
    broad_unit, deep_unit, move_unit, position_unit = (
        2.0**-shift / PARTS
        for shift in (
            record.broad_shift, record.deep_shift, record.move_shift, record.move_shift + record.position_shift,
        )
    )  # fmt: skip
    broad, by_row = read("broad", broad_unit), read("by_row", move_unit)
    network.broad.weight.copy_(broad.T * part["spread"])
    network.broad.bias.copy_(read("broad_bias", broad_unit) - half + part["centre"] @ broad)
    network.deep.weight.copy_(read("deep", deep_unit * PARTS).T)
    network.deep.bias.copy_(read("deep_bias", deep_unit) - half)
    network.value.weight.copy_(read("value", record.value_unit * PARTS).T)
    network.value.bias.copy_(read("value_bias", record.value_unit))
    network.by_position.weight.copy_(read("by_position", position_unit * PARTS).T)
    network.by_row.weight.copy_(by_row.T * part["row_spread"])
    network.by_position.bias.copy_(read("by_position_bias", position_unit) - half + part["row_centre"] @ by_row)
    unit = 2.0**-16  # of the last two units the record keeps the product only
    network.move_deep.weight.copy_(read("move_deep", unit * PARTS).T)
    network.move_deep.bias.copy_(read("move_deep_bias", unit))
    network.preference.weight[0].copy_(read("preference", record.preference_unit / unit))
    network.at_once.weight[0].copy_(read("at_once", record.at_once_unit) * part["row_spread"])
