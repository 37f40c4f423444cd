class Solution:
    def intersection(self, nums1: list[int], nums2: list[int]) -> list[int]:
        first, second = sorted(nums1), sorted(nums2)
        common = []
        i = j = 0
        while i < len(first) and j < len(second):
            if first[i] < second[j]:
                i += 1
            elif first[i] > second[j]:
                j += 1
            else:
                if not common or common[-1] != first[i]:
                    common.append(first[i])
                i += 1
                j += 1
        return common
