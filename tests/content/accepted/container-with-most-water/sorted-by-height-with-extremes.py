class Solution:
    def maxArea(self, height: List[int]) -> int:
        best, lo, hi = 0, len(height), -1
        for h, i in sorted(((h, i) for i, h in enumerate(height)), reverse=True):
            if hi >= 0:
                best = max(best, h * max(i - lo, hi - i))
            lo, hi = min(lo, i), max(hi, i)
        return best
