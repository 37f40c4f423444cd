class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        total = sum(nums)
        sums = 1
        for num in nums:
            sums |= sums << num
        return total % 2 == 0 and (sums >> total // 2) & 1 == 1
