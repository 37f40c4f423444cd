class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        best = nums[0]
        for start in range(len(nums)):
            product = 1
            for num in nums[start:]:
                product *= num
                best = max(best, product)
        return best
