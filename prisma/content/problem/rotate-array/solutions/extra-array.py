class Solution:
    def rotate(self, nums: list[int], k: int) -> None:
        n = len(nums)
        rotated = [0] * n
        for i, num in enumerate(nums):
            rotated[(i + k) % n] = num
        nums[:] = rotated
