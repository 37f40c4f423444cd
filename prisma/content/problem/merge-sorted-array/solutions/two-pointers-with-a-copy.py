class Solution:
    def merge(self, nums1: list[int], m: int, nums2: list[int], n: int) -> None:
        own = nums1[:m]
        i = j = 0
        for place in range(m + n):
            if j == n or (i < m and own[i] <= nums2[j]):
                nums1[place] = own[i]
                i += 1
            else:
                nums1[place] = nums2[j]
                j += 1
