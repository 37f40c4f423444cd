class Solution:
    def candy(self, ratings: List[int]) -> int:
        n = len(ratings)
        c = [1] * n
        for r, i in sorted((r, i) for i, r in enumerate(ratings)):
            if i > 0 and ratings[i - 1] < r: c[i] = max(c[i], c[i - 1] + 1)
            if i < n - 1 and ratings[i + 1] < r: c[i] = max(c[i], c[i + 1] + 1)
        return sum(c)
