class Solution:
    def minimumTotal(self, triangle: list[list[int]]) -> int:
        def best(i: int, j: int) -> int:
            if i == len(triangle) - 1:
                return triangle[i][j]
            return triangle[i][j] + min(best(i + 1, j), best(i + 1, j + 1))

        return best(0, 0)
