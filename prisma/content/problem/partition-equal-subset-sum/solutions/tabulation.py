class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        total = sum(nums)
        if total % 2 == 1:
            return False
        half = total // 2
        can_make = [True] + [False] * half
        for num in nums:
            for t in range(half, num - 1, -1):
                if can_make[t - num]:
                    can_make[t] = True
        return can_make[half]
