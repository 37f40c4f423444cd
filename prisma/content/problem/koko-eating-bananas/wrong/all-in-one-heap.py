# Wrong Answer: divides the total number of bananas by the hours, as if she started the next pile in the same hour
class Solution:
    def minEatingSpeed(self, piles, h):
        return (sum(piles) + h - 1) // h
