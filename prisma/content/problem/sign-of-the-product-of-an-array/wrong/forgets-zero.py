# Wrong Answer: counts the negative elements only, so a zero in the array is ignored
class Solution:
    def arraySign(self, nums: list[int]) -> int:
        negatives = sum(1 for num in nums if num < 0)
        return -1 if negatives % 2 else 1
