class Solution:
    def findLength(self, nums1: list[int], nums2: list[int]) -> int:
        n, m = len(nums1), len(nums2)
        longest = 0
        for i in range(n):
            for j in range(m):
                k = 0
                while i + k < n and j + k < m and nums1[i + k] == nums2[j + k]:
                    k += 1
                longest = max(longest, k)
        return longest
