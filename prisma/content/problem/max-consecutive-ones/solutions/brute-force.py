class Solution:
    def findMaxConsecutiveOnes(self, nums: list[int]) -> int:
        longest = 0
        for start in range(len(nums)):
            end = start
            while end < len(nums) and nums[end] == 1:
                end += 1
            longest = max(longest, end - start)
        return longest
