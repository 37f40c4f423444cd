class Solution:
    def getMaxLen(self, nums: list[int]) -> int:
        n = len(nums)
        positive = [0] * (n + 1)
        negative = [0] * (n + 1)
        for i, num in enumerate(nums):
            to_positive = positive[i] + 1
            to_negative = negative[i] + 1 if negative[i] > 0 else 0
            if num > 0:
                positive[i + 1], negative[i + 1] = to_positive, to_negative
            elif num < 0:
                positive[i + 1], negative[i + 1] = to_negative, to_positive
        return max(positive)
