class Solution:
    def longestOnes(self, nums: list[int], k: int) -> int:
        longest = start = zeros = 0
        for end, num in enumerate(nums):
            zeros += 1 - num
            while zeros > k:
                zeros -= 1 - nums[start]
                start += 1
            longest = max(longest, end - start + 1)
        return longest
