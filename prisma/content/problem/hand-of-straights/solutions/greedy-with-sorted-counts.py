from collections import Counter
from typing import List


class Solution:
    def isNStraightHand(self, hand: List[int], groupSize: int) -> bool:
        if len(hand) % groupSize != 0:
            return False
        left = Counter(hand)
        for first in sorted(left):
            count = left[first]
            if count == 0:
                continue
            for card in range(first, first + groupSize):
                if left[card] < count:
                    return False
                left[card] -= count
        return True
