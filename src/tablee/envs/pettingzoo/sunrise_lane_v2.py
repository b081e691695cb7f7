"""Sunrise Lane for PettingZoo, first version."""

from tablee.envs.pettingzoo.makers import Makers

_MAKERS = Makers("sunrise-lane", "sunrise_lane_v2")

env, raw_env, parallel_env = _MAKERS.env, _MAKERS.raw_env, _MAKERS.parallel_env

__all__ = ["env", "parallel_env", "raw_env"]
