class Solution:
    def intersect(self, nums1: list[int], nums2: list[int]) -> list[int]:
        used = [False] * len(nums2)
        common = []
        for num in nums1:
            for j, other in enumerate(nums2):
                if other == num and not used[j]:
                    used[j] = True
                    common.append(num)
                    break
        return common
