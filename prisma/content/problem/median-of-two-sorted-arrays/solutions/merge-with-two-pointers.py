class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        count = len(nums1) + len(nums2)
        i = j = 0
        previous = current = 0
        for _ in range(count // 2 + 1):
            previous = current
            if j == len(nums2) or (i < len(nums1) and nums1[i] <= nums2[j]):
                current = nums1[i]
                i += 1
            else:
                current = nums2[j]
                j += 1
        return float(current) if count % 2 == 1 else (previous + current) / 2
