class Solution:
    def arraySign(self, nums: list[int]) -> int:
        product = 1
        for num in nums:
            product *= num
        return (product > 0) - (product < 0)
