"""From PyTorch to the record of integers that ships, habits folded in and weights in powers of two; and back."""

import math

import numpy as np
import torch

from tablee.bots.expert import network_type
from tablee.core.fields import Fields, fields_class
from tablee.core.game import Game
from tablee.training.network import Network

MOST = 32767


def unit_for(*arrays: np.ndarray) -> float:
    """The smallest power of two in which all these numbers fit into 16 bits."""
    largest = max(float(np.abs(array).max()) for array in arrays)
    return 2.0 ** math.ceil(math.log2(max(largest, 1e-6) / MOST))


@torch.no_grad()
def exported(network: Network, kind: type[Game]) -> Fields:
    """The record of a network."""
    part = {name: one.detach().cpu().double().numpy() for name, one in network.state_dict().items()}
    made = fields_class(network_type(kind), "Network")()
    record = made.array

    def fill(name: str, weights: np.ndarray, unit: float) -> None:
        record[name][0] = np.rint(weights / unit)

    broad = (part["broad.weight"] / part["spread"]).T
    unit = unit_for(broad)
    fill("broad", broad, unit)
    fill("broad_bias", part["broad.bias"] - part["centre"] @ broad, unit)
    made.broad_unit = unit

    deep = part["deep.weight"].T
    unit = unit_for(deep)
    fill("deep", deep, unit)
    record["deep_bias"][0] = part["deep.bias"] / unit
    made.deep_unit = unit

    value = part["value.weight"].T
    unit = unit_for(value)
    fill("value", value, unit)
    record["value_bias"][0] = part["value.bias"] / unit
    made.value_unit = unit

    by_position, by_row = part["by_position.weight"].T, (part["by_row.weight"] / part["row_spread"]).T
    unit = unit_for(by_position, by_row)
    fill("by_position", by_position, unit)
    fill("by_row", by_row, unit)
    record["by_position_bias"][0] = (part["by_position.bias"] - part["row_centre"] @ by_row) / unit
    made.move_unit = unit

    move_deep, preference = part["move_deep.weight"].T, part["preference.weight"][0]
    unit, preference_unit = unit_for(move_deep), unit_for(preference)
    fill("move_deep", move_deep, unit)
    record["move_deep_bias"][0] = part["move_deep.bias"] / unit
    fill("preference", preference, preference_unit)
    made.preference_unit = unit * preference_unit

    at_once = part["at_once.weight"][0] / part["row_spread"]
    unit = unit_for(at_once)
    fill("at_once", at_once, unit)
    made.at_once_unit = unit
    record["reads"][0] = part["reads"]
    return made


@torch.no_grad()
def imported(record: Fields, network: Network) -> None:
    """Make a network judge as a record does, whatever it has got used to."""
    part = {name: one.double() for name, one in network.state_dict().items()}

    def read(name: str, unit: float = 1.0) -> torch.Tensor:
        return unit * torch.from_numpy(record.array[name][0].astype(np.float64)).to(part["centre"].device)

    broad = read("broad", record.broad_unit)
    by_row = read("by_row", record.move_unit)
    network.broad.weight.copy_(broad.T * part["spread"])
    network.broad.bias.copy_(read("broad_bias", record.broad_unit) + part["centre"] @ broad)
    network.deep.weight.copy_(read("deep", record.deep_unit).T)
    network.deep.bias.copy_(read("deep_bias", record.deep_unit))
    network.value.weight.copy_(read("value", record.value_unit).T)
    network.value.bias.copy_(read("value_bias", record.value_unit))
    network.by_position.weight.copy_(read("by_position", record.move_unit).T)
    network.by_row.weight.copy_(by_row.T * part["row_spread"])
    network.by_position.bias.copy_(read("by_position_bias", record.move_unit) + part["row_centre"] @ by_row)
    unit = 1.0 / MOST  # of the last two units the record keeps the product only
    network.move_deep.weight.copy_(read("move_deep", unit).T)
    network.move_deep.bias.copy_(read("move_deep_bias", unit))
    network.preference.weight[0].copy_(read("preference", record.preference_unit / unit))
    network.at_once.weight[0].copy_(read("at_once", record.at_once_unit) * part["row_spread"])
