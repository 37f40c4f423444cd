# Wrong Answer: in the sorted array a duplicate increases the expected number once more
class Solution:
    def firstMissingPositive(self, nums: list[int]) -> int:
        positive = sorted(num for num in nums if num > 0)
        for expected, num in enumerate(positive, start=1):
            if num != expected:
                return expected
        return len(positive) + 1
