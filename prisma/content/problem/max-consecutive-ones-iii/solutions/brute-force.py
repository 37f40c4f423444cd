class Solution:
    def longestOnes(self, nums: list[int], k: int) -> int:
        longest = 0
        for start in range(len(nums)):
            zeros = 0
            for end in range(start, len(nums)):
                zeros += 1 - nums[end]
                if zeros > k:
                    break
                longest = max(longest, end - start + 1)
        return longest
