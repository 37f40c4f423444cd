class Solution:
    def findLength(self, nums1: List[int], nums2: List[int]) -> int:
        text = bytes(nums2)
        a = bytes(nums1)
        best = 0
        for i in range(len(a)):
            while i + best < len(a) and a[i:i + best + 1] in text:
                best += 1
        return best
