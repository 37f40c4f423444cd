class Solution:
    def intersection(self, nums1: list[int], nums2: list[int]) -> list[int]:
        common = []
        for num in nums1:
            if num in nums2 and num not in common:
                common.append(num)
        return common
