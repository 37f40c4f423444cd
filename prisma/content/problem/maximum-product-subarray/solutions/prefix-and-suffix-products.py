class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        best = nums[0]
        for walk in (nums, reversed(nums)):
            product = 1
            for num in walk:
                product *= num
                best = max(best, product)
                if product == 0:
                    product = 1
        return best
