# Wrong Answer: keeps the maximum product only, so two negative numbers never meet
class Solution:
    def maxProduct(self, nums):
        best = largest = nums[0]
        for num in nums[1:]:
            largest = max(num, largest * num)
            best = max(best, largest)
        return best
