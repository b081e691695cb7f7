"""The rules of High Road as kernels.

Everybody holds two hidden cards. In turn, play one and score its value, and draw one while the deck lasts. A card
lower than the one played before it scores nothing. When all cards are played, most points win.
"""
