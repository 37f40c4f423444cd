from typing import List


class Solution:
    def isNStraightHand(self, hand: List[int], groupSize: int) -> bool:
        if len(hand) % groupSize != 0:
            return False
        left = list(hand)
        while left:
            first = min(left)
            for card in range(first, first + groupSize):
                if card not in left:
                    return False
                left.remove(card)
        return True
