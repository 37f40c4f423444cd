class Solution:
    def maxProduct(self, nums: list[int]) -> int:
        high, low = [nums[0]], [nums[0]]
        for num in nums[1:]:
            candidates = (num, high[-1] * num, low[-1] * num)
            high.append(max(candidates))
            low.append(min(candidates))
        return max(high)
