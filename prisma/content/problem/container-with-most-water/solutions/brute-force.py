class Solution:
    def maxArea(self, height: list[int]) -> int:
        best = 0
        for left in range(len(height)):
            for right in range(left + 1, len(height)):
                level = min(height[left], height[right])
                best = max(best, level * (right - left))
        return best
