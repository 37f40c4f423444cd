from itertools import count
class Solution:
    def firstMissingPositive(self, nums: List[int]) -> int:
        s = set(nums)
        return next(i for i in count(1) if i not in s)
