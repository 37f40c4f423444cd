class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        from_start = nums[:]
        to_end = nums[:]
        for i in range(1, len(nums)):
            if i % k != 0:
                from_start[i] = max(from_start[i], from_start[i - 1])
        for i in range(len(nums) - 2, -1, -1):
            if (i + 1) % k != 0:
                to_end[i] = max(to_end[i], to_end[i + 1])
        return [max(pair) for pair in zip(to_end, from_start[k - 1 :])]
