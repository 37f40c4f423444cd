class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        row = [1, *nums, 1]
        n = len(row)
        best = [[0] * n for _ in range(n)]
        for left in range(n - 3, -1, -1):
            for right in range(left + 2, n):
                ends = row[left] * row[right]
                best[left][right] = max(
                    best[left][last] + ends * row[last] + best[last][right]
                    for last in range(left + 1, right)
                )
        return best[0][-1]
