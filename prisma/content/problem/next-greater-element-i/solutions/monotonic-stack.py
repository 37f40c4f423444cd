class Solution:
    def nextGreaterElement(self, nums1: list[int], nums2: list[int]) -> list[int]:
        next_greater = {}
        waiting = []
        for num in nums2:
            while waiting and waiting[-1] < num:
                next_greater[waiting.pop()] = num
            waiting.append(num)
        return [next_greater.get(num, -1) for num in nums1]
