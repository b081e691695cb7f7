"""Rewriting LLVM's language changes how a number is made, and no number."""

import llvmlite.binding as llvm
import pytest

from tablee.wasm.assembly import FEATURES, TRIPLE, VECTORS, _machine
from tablee.wasm.tuning import tuned

CHOICE = """target triple = "{triple}"
define double @choice(double %a, double %b) {{
  %holds = fcmp {relation} double %a, %b
  %chosen = select i1 %holds, double {taken}, double {left}
  ret double %chosen
}}
"""


@pytest.mark.parametrize(
    ("relation", "taken", "left", "call"),
    [
        ("ogt", "%a", "%b", "pmax.v2f64(<2 x double> %larger.0.first"),  # b, unless a is larger
        ("olt", "%a", "%b", "pmin.v2f64(<2 x double> %smaller.0.first"),
        ("ogt", "%b", "%a", "pmin.v2f64(<2 x double> %smaller.0.first"),
        ("olt", "%b", "%a", "pmax.v2f64(<2 x double> %larger.0.first"),
    ],
)
def test_the_better_of_two_floats_is_chosen_without_a_branch(relation: str, taken: str, left: str, call: str) -> None:
    """The one that is left is first: it is what comes out where a number is not a number."""
    text = tuned(CHOICE.format(triple=TRIPLE, relation=relation, taken=taken, left=left))
    assert "select" not in text
    assert f"@llvm.wasm.{call}" in text
    assert f".first = insertelement <2 x double> poison, double {left}, i64 0" in text
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    assembly = _machine(f"{FEATURES},{VECTORS}").emit_assembly(llvm.parse_assembly(text))
    assert f"f64x2.{call[:4]}" in assembly


@pytest.mark.parametrize("relation", ["oge", "ugt", "one"])
def test_other_choices_are_left_alone(relation: str) -> None:
    text = tuned(CHOICE.format(triple=TRIPLE, relation=relation, taken="%a", left="%b"))
    assert "select i1 %holds, double %a, double %b" in text


def test_a_name_means_something_else_in_another_function() -> None:
    other = CHOICE.format(triple=TRIPLE, relation="oge", taken="%a", left="%b").split("\n", 1)[1]
    text = tuned(CHOICE.format(triple=TRIPLE, relation="ogt", taken="%a", left="%b") + other.replace("choice", "other"))
    assert text.count("pmax.v2f64(<2 x double> %larger") == 1
    assert text.count("select i1 %holds") == 1


def test_a_number_that_is_not_negative_is_signed() -> None:
    assert tuned("  %float = uitofp nneg i64 %count to double").startswith("  %float = sitofp i64 %count to double")
    assert tuned("  %float = uitofp i64 %count to double").startswith("  %float = uitofp i64 %count to double")
