class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        best = 0
        rising = []
        for i, height in enumerate(heights + [0]):
            while rising and heights[rising[-1]] >= height:
                top = heights[rising.pop()]
                left = rising[-1] if rising else -1
                best = max(best, top * (i - left - 1))
            rising.append(i)
        return best
