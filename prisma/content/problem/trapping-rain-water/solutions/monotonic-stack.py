from typing import List


class Solution:
    def trap(self, height: List[int]) -> int:
        stack = []
        water = 0
        for right, bar in enumerate(height):
            while stack and height[stack[-1]] < bar:
                bottom = height[stack.pop()]
                if stack:
                    left = stack[-1]
                    depth = min(height[left], bar) - bottom
                    water += depth * (right - left - 1)
            stack.append(right)
        return water
