class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        length = []
        for i, num in enumerate(nums):
            before = (length[j] for j in range(i) if nums[j] < num)
            length.append(1 + max(before, default=0))
        return max(length)
