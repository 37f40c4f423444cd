from typing import List


class Solution:
    def maxScore(self, cardPoints: List[int], k: int) -> int:
        start = len(cardPoints) - k
        total = best = sum(cardPoints[start:])
        for i in range(k):
            total += cardPoints[i] - cardPoints[start + i]
            best = max(best, total)
        return best
