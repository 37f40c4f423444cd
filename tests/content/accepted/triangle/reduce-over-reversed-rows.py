class Solution:
    def minimumTotal(self, triangle: List[List[int]]) -> int:
        return reduce(lambda below, row: [x + min(p) for x, p in zip(row, pairwise(below))], triangle[::-1])[0]
