# Wrong Answer: updates the maximum only at a 0, so a run at the end is missed
class Solution:
    def findMaxConsecutiveOnes(self, nums: list[int]) -> int:
        longest = run = 0
        for bit in nums:
            if bit == 1:
                run += 1
            else:
                longest = max(longest, run)
                run = 0
        return longest
