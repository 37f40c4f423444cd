# Wrong Answer: takes the excess over 1 + 2 + … + n, as if no number were missing
class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        n = len(nums) - 1
        return sum(nums) - n * (n + 1) // 2
