class Solution:
    def firstMissingPositive(self, nums: list[int]) -> int:
        present = set(nums)
        candidate = 1
        while candidate in present:
            candidate += 1
        return candidate
