class Solution:
    def minimumTotal(self, triangle: list[list[int]]) -> int:
        best = triangle[-1][:]
        for row in reversed(triangle[:-1]):
            for j, num in enumerate(row):
                best[j] = num + min(best[j], best[j + 1])
        return best[0]
