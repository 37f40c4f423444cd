class Solution:
    def getMaxLen(self, nums: list[int]) -> int:
        longest = positive = negative = 0
        for num in nums:
            if num == 0:
                positive = negative = 0
                continue
            positive, negative = positive + 1, negative + 1 if negative > 0 else 0
            if num < 0:
                positive, negative = negative, positive
            longest = max(longest, positive)
        return longest
