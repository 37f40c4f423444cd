class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        best = 0
        for start in range(len(heights)):
            lowest = heights[start]
            for end in range(start, len(heights)):
                lowest = min(lowest, heights[end])
                best = max(best, lowest * (end - start + 1))
        return best
