class Solution:
    def intersection(self, nums1: list[int], nums2: list[int]) -> list[int]:
        values = set(nums1)
        common = []
        for num in nums2:
            if num in values:
                common.append(num)
                values.remove(num)
        return common
