# Wrong Answer: returns a common value as often as it occurs in the second array
class Solution:
    def intersection(self, nums1: list[int], nums2: list[int]) -> list[int]:
        values = set(nums1)
        return [num for num in nums2 if num in values]
