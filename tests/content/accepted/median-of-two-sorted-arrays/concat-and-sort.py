class Solution:
    def findMedianSortedArrays(self, nums1: List[int], nums2: List[int]) -> float:
        a = sorted(nums1 + nums2)
        return (a[len(a) // 2] + a[~(len(a) // 2)]) / 2
