"""An edition of Sunrise Lane whose fountain is not in the middle."""

from importlib.resources import files

STANDARD = files("tablee.games.sunrise_lane").joinpath("editions", "standard.toml").read_text("utf-8")
FOUNTAIN_AT_D4 = (
    STANDARD.replace('name = "standard"', 'name = "corner"').partition("rows = [")[0]
    + """
rows = [
  "R1  R1  R1  R1+ R1  R1  .   .   .   .   .",
  "R1  R1  R1  R1+ R1  R1  .   .   .   .   .",
  "R1  R1  B2+ R1+ R1  R1  .   .   .   .   .",
  "R1+ R1+ R1+ ##  R1+ R1+ R1+ R1+ R1+ R1+ R1+",
  "R1  R1  R1  R1+ G5  R1  .   .   .   .   .",
  "R1  R1  R1  R1+ R1  R1  .   .   .   .   .",
  ".   .   .   R1+ .   .   .   .   .   .   .",
  ".   .   .   R1+ .   .   .   .   .   .   .",
  ".   .   .   R1+ .   .   .   .   .   .   .",
  ".   .   .   R1+ .   .   .   .   .   .   .",
  ".   .   .   R1+ .   .   .   .   .   .   .",
]
"""
)
