class Solution:
    def findLength(self, nums1: list[int], nums2: list[int]) -> int:
        row = [0] * (len(nums2) + 1)
        longest = 0
        for num in reversed(nums1):
            for j, other in enumerate(nums2):
                row[j] = row[j + 1] + 1 if num == other else 0
            longest = max(longest, max(row))
        return longest
