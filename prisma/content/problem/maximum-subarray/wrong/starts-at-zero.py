# Wrong Answer: initializes the best sum with 0, which is wrong if all numbers are negative
class Solution:
    def maxSubArray(self, nums: list[int]) -> int:
        best = ending = 0
        for num in nums:
            ending = max(0, ending + num)
            best = max(best, ending)
        return best
