class Solution:
    def nextGreaterElement(self, nums1: list[int], nums2: list[int]) -> list[int]:
        def next_greater(num: int) -> int:
            for i in range(nums2.index(num) + 1, len(nums2)):
                if nums2[i] > num:
                    return nums2[i]
            return -1

        return [next_greater(num) for num in nums1]
