class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        n = len(heights)
        left = [-1] * n
        right = [n] * n
        for i in range(n):
            j = i - 1
            while j >= 0 and heights[j] >= heights[i]:
                j = left[j]
            left[i] = j
        for i in range(n - 1, -1, -1):
            j = i + 1
            while j < n and heights[j] >= heights[i]:
                j = right[j]
            right[i] = j
        return max(heights[i] * (right[i] - left[i] - 1) for i in range(n))
