class Solution:
    def firstMissingPositive(self, nums: list[int]) -> int:
        candidate = 1
        while candidate in nums:
            candidate += 1
        return candidate
