# Wrong Answer: returns the sum 0 of an empty subarray if all numbers are negative
class Solution:
    def maxSubarraySumCircular(self, nums):
        maximum = minimum = nums[0]
        largest = smallest = 0
        for num in nums:
            largest = max(num, largest + num)
            maximum = max(maximum, largest)
            smallest = min(num, smallest + num)
            minimum = min(minimum, smallest)
        return max(maximum, sum(nums) - minimum)
