class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        n = len(nums)
        in_front = [1] * n
        for i in range(1, n):
            in_front[i] = in_front[i - 1] * nums[i - 1]
        behind = [1] * n
        for i in range(n - 2, -1, -1):
            behind[i] = behind[i + 1] * nums[i + 1]
        return [before * after for before, after in zip(in_front, behind)]
