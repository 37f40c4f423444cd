# Wrong Answer: extends a negative subarray even if there is none, so a single negative element counts as positive
class Solution:
    def getMaxLen(self, nums: list[int]) -> int:
        longest = positive = negative = 0
        for num in nums:
            if num == 0:
                positive = negative = 0
            elif num > 0:
                positive, negative = positive + 1, negative + 1
            else:
                positive, negative = negative + 1, positive + 1
            longest = max(longest, positive)
        return longest
