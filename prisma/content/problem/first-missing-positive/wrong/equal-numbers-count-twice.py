# Wrong Answer: in the sorted list, an equal number moves the expected one on again
class Solution:
    def firstMissingPositive(self, nums: list[int]) -> int:
        positive = sorted(num for num in nums if num > 0)
        for expected, num in enumerate(positive, start=1):
            if num != expected:
                return expected
        return len(positive) + 1
