# Wrong Answer: combines only the largest number with the others
class Solution:
    def findMaximumXOR(self, nums):
        largest = max(nums)
        return max(largest ^ num for num in nums)
