from functools import cache


class Solution:
    def generate(self, numRows: int) -> list[list[int]]:
        @cache
        def value(r: int, c: int) -> int:
            if c == 0 or c == r:
                return 1
            return value(r - 1, c - 1) + value(r - 1, c)

        return [[value(r, c) for c in range(r + 1)] for r in range(numRows)]
