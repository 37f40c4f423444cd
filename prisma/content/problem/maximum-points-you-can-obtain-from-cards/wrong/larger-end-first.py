# Wrong Answer: greedy: takes the larger end, although a small card may hide a large one
from typing import List


class Solution:
    def maxScore(self, cardPoints: List[int], k: int) -> int:
        left, right = 0, len(cardPoints) - 1
        score = 0
        for _ in range(k):
            if cardPoints[left] > cardPoints[right]:
                score += cardPoints[left]
                left += 1
            else:
                score += cardPoints[right]
                right -= 1
        return score
