# Wrong Answer: water is held by any higher bar of a side, not only by the neighbour
class Solution:
    def trap(self, height: list[int]) -> int:
        water = 0
        for i in range(1, len(height) - 1):
            level = min(height[i - 1], height[i + 1])
            water += max(0, level - height[i])
        return water
