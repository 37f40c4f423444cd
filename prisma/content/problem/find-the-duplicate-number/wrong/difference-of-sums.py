# Wrong Answer: subtracts 1 + 2 + … + n from the sum, which assumes that no number is missing
class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        n = len(nums) - 1
        return sum(nums) - n * (n + 1) // 2
