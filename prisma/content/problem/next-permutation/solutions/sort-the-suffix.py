class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        n = len(nums)
        pivot = n - 2
        while pivot >= 0 and nums[pivot] >= nums[pivot + 1]:
            pivot -= 1
        if pivot >= 0:
            greater = [i for i in range(pivot + 1, n) if nums[i] > nums[pivot]]
            other = min(greater, key=lambda i: nums[i])
            nums[pivot], nums[other] = nums[other], nums[pivot]
        nums[pivot + 1:] = sorted(nums[pivot + 1:])
