class Solution:
    def trap(self, height: list[int]) -> int:
        n = len(height)
        water = 0
        for i in range(n):
            left = max(height[j] for j in range(i + 1))
            right = max(height[j] for j in range(i, n))
            water += min(left, right) - height[i]
        return water
