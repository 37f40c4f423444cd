# Wrong Answer: bars that are still on the stack at the end are never measured
class Solution:
    def largestRectangleArea(self, heights):
        best = 0
        rising = []
        for i, height in enumerate(heights):
            while rising and heights[rising[-1]] >= height:
                top = heights[rising.pop()]
                left = rising[-1] if rising else -1
                best = max(best, top * (i - left - 1))
            rising.append(i)
        return best
