from functools import cache


class Solution:
    def fib(self, n: int) -> int:
        @cache
        def number(i: int) -> int:
            if i < 2:
                return i
            return number(i - 1) + number(i - 2)

        return number(n)
