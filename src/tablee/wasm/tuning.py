"""What we and LLVM know of the kernels, said so that WebAssembly and the engines that run it make use of it.

All of it is a rewriting of LLVM's language that changes no number. On processors LLVM needs none of it.
"""

import re

PAIR = "<2 x double>"

ADDRESSES = (r"getelementptr (?:inbounds )?(?=[^(]*?,)", "getelementptr inbounds nuw ")
"""No index is negative or out of range, so no address wraps around: only then may the constant part of an address stand
in a load or a store itself. Said before LLVM optimises."""

SIGNED = (r"uitofp nneg ", "sitofp ")
"""Processors turn a signed number into a float in one instruction, an unsigned one in several."""

FUNCTION = re.compile(r"^define .*?^\}$", re.MULTILINE | re.DOTALL)
COMPARED = re.compile(r"^  (%\S+) = fcmp (ogt|olt) double (\S+), (\S+)$", re.MULTILINE)
CHOSEN = re.compile(r"^  (%\S+) = select i1 (%\S+), double (\S+), double (\S+)$", re.MULTILINE)


def tuned(text: str) -> str:
    """An optimised module as it is handed to LLVM's back end."""
    functions = FUNCTION.sub(lambda found: _without_branches(found[0]), re.sub(*SIGNED, text))
    declared = [f"declare {PAIR} @llvm.wasm.{kind}.v2f64({PAIR}, {PAIR})" for kind in ("pmax", "pmin")]
    return "\n".join([functions, *declared, ""])


def _without_branches(function: str) -> str:
    """The larger or the smaller of two floats, chosen by an instruction. (A name means something else elsewhere.)

    Which of two moves is better is anybody's guess, so a processor often guesses a branch upon it wrongly. Engines make
    a branch of a choice between floats, and of WebAssembly's own minimum and maximum, which know about NaN. Only those
    of pairs are plain: the first, unless the second is larger (or smaller), which is the very choice that stood there.
    """
    larger_and_smaller = {
        name: (one, other) if relation == "ogt" else (other, one)
        for name, relation, one, other in COMPARED.findall(function)
    }
    numbers = iter(range(len(function)))

    def choice(found: re.Match[str]) -> str:
        name, condition, taken, left = found.groups()
        compared = larger_and_smaller.get(condition, ())
        if compared == (taken, left):
            return _of_pairs("pmax", f"%larger.{next(numbers)}", name, left, taken)
        if compared == (left, taken):
            return _of_pairs("pmin", f"%smaller.{next(numbers)}", name, left, taken)
        return found[0]

    return CHOSEN.sub(choice, function)


def _of_pairs(kind: str, prefix: str, name: str, first: str, second: str) -> str:
    """A choice in the first places of pairs; nobody reads the second ones."""
    return "\n".join(
        [
            f"  {prefix}.first = insertelement {PAIR} poison, double {first}, i64 0",
            f"  {prefix}.second = insertelement {PAIR} poison, double {second}, i64 0",
            f"  {prefix}.pair = call {PAIR} @llvm.wasm.{kind}.v2f64({PAIR} {prefix}.first, {PAIR} {prefix}.second)",
            f"  {name} = extractelement {PAIR} {prefix}.pair, i64 0",
        ]
    )
