# Wrong Answer: the average of the two medians is not the median of all numbers
from statistics import median


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        medians = [median(nums) for nums in (nums1, nums2) if nums]
        return sum(medians) / len(medians)
