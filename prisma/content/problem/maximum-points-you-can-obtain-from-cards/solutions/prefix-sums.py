from itertools import accumulate
from typing import List


class Solution:
    def maxScore(self, cardPoints: List[int], k: int) -> int:
        prefix = list(accumulate(cardPoints, initial=0))
        n = len(cardPoints)
        return max(
            prefix[left] + prefix[n] - prefix[n - k + left] for left in range(k + 1)
        )
