from collections import Counter


class Solution:
    def intersect(self, nums1: list[int], nums2: list[int]) -> list[int]:
        counts = Counter(nums1)
        common = []
        for num in nums2:
            if counts[num] > 0:
                counts[num] -= 1
                common.append(num)
        return common
