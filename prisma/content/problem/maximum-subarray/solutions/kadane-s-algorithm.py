class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        best = ending = nums[0]
        for num in nums[1:]:
            ending = max(num, ending + num)
            best = max(best, ending)
        return best
