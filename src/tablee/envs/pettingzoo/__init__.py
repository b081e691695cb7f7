"""The games as PettingZoo environments, a module each, with its version in its name.

    from tablee.envs.pettingzoo import sunrise_lane_v2

    env = sunrise_lane_v2.env(players=3, reward="margin", render_mode="ansi")

`env` asks the seat to decide; `parallel_env` asks all seats at once. Needs the extra `envs`.
"""
