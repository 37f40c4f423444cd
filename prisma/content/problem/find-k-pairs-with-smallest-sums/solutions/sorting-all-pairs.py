class Solution:
    def kSmallestPairs(
        self, nums1: list[int], nums2: list[int], k: int
    ) -> list[list[int]]:
        return sorted(([u, v] for u in nums1 for v in nums2), key=sum)[:k]
