# Wrong Answer: compares only with the adjacent bars, but any higher bar on a side holds the water
class Solution:
    def trap(self, height: list[int]) -> int:
        water = 0
        for i in range(1, len(height) - 1):
            level = min(height[i - 1], height[i + 1])
            water += max(0, level - height[i])
        return water
