# Wrong Answer: divides the sum of all piles by the hours, as if she went on to the next pile at once
class Solution:
    def minEatingSpeed(self, piles, h):
        return (sum(piles) + h - 1) // h
