# Runtime Error: after sorting, the last element has no right neighbour to compare with
class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        nums = sorted(nums)
        for i in range(0, len(nums), 2):
            if nums[i] != nums[i + 1]:
                return nums[i]
        return 0
