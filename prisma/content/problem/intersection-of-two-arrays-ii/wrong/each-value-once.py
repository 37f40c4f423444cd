# Wrong Answer: intersects sets, so every common value is returned only once
class Solution:
    def intersect(self, nums1: list[int], nums2: list[int]) -> list[int]:
        return list(set(nums1) & set(nums2))
