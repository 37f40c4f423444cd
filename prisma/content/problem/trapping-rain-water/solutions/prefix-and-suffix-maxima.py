from itertools import accumulate


class Solution:
    def trap(self, height: list[int]) -> int:
        from_left = list(accumulate(height, max))
        water = 0
        right = 0
        for i in range(len(height) - 1, -1, -1):
            right = max(right, height[i])
            water += min(from_left[i], right) - height[i]
        return water
