# Wrong Answer: cuts the sorted hand into consecutive pieces, but straights may overlap
from typing import List


class Solution:
    def isNStraightHand(self, hand: List[int], groupSize: int) -> bool:
        cards = sorted(hand)
        for start in range(0, len(cards), groupSize):
            piece = cards[start:start + groupSize]
            if piece != list(range(piece[0], piece[0] + groupSize)):
                return False
        return True
