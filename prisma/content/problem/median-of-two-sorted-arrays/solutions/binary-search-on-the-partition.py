import math


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        short, long = sorted((nums1, nums2), key=len)
        half = (len(short) + len(long) + 1) // 2
        low, high = 0, len(short)
        while low < high:
            i = (low + high + 1) // 2
            if short[i - 1] <= long[half - i]:
                low = i
            else:
                high = i - 1
        i, j = low, half - low
        left = max(
            short[i - 1] if i > 0 else -math.inf,
            long[j - 1] if j > 0 else -math.inf,
        )
        if (len(short) + len(long)) % 2 == 1:
            return float(left)
        right = min(
            short[i] if i < len(short) else math.inf,
            long[j] if j < len(long) else math.inf,
        )
        return (left + right) / 2
