# Wrong Answer: moves the pointer at the taller line
class Solution:
    def maxArea(self, height: list[int]) -> int:
        left, right = 0, len(height) - 1
        best = 0
        while left < right:
            level = min(height[left], height[right])
            best = max(best, level * (right - left))
            if height[left] > height[right]:
                left += 1
            else:
                right -= 1
        return best
