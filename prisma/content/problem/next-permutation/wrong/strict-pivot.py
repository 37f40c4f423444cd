# Wrong Answer: stops the scan at equal neighbours, so an equal pair is taken for the pivot
class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        pivot = len(nums) - 2
        while pivot >= 0 and nums[pivot] > nums[pivot + 1]:
            pivot -= 1
        if pivot >= 0:
            other = len(nums) - 1
            while other > pivot and nums[other] < nums[pivot]:
                other -= 1
            nums[pivot], nums[other] = nums[other], nums[pivot]
        nums[pivot + 1:] = reversed(nums[pivot + 1:])
