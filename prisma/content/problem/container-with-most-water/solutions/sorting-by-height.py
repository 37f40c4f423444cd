class Solution:
    def maxArea(self, height: list[int]) -> int:
        order = sorted(range(len(height)), key=lambda i: -height[i])
        first = last = order[0]
        best = 0
        for i in order:
            first = min(first, i)
            last = max(last, i)
            best = max(best, height[i] * max(i - first, last - i))
        return best
