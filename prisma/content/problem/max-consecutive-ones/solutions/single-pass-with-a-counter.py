class Solution:
    def findMaxConsecutiveOnes(self, nums: list[int]) -> int:
        longest = run = 0
        for bit in nums:
            run = run + 1 if bit == 1 else 0
            longest = max(longest, run)
        return longest
