class Solution:
    def minEatingSpeed(self, piles: List[int], h: int) -> int:
        return bisect_left(range(1, max(piles)), -h, key=lambda k: -sum(ceil(p / k) for p in piles)) + 1
