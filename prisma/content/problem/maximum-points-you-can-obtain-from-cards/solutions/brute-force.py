from typing import List


class Solution:
    def maxScore(self, cardPoints: List[int], k: int) -> int:
        n = len(cardPoints)
        return max(
            sum(cardPoints[:left]) + sum(cardPoints[n - k + left :])
            for left in range(k + 1)
        )
