class Solution:
    def maxSubarraySumCircular(self, nums: list[int]) -> int:
        maximum = minimum = nums[0]
        largest = smallest = total = 0
        for num in nums:
            largest = max(num, largest + num)
            maximum = max(maximum, largest)
            smallest = min(num, smallest + num)
            minimum = min(minimum, smallest)
            total += num
        return maximum if maximum < 0 else max(maximum, total - minimum)
