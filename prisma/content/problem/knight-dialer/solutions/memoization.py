from functools import cache

MOD = 10**9 + 7
MOVES = [
    [4, 6], [6, 8], [7, 9], [4, 8], [0, 3, 9], [], [0, 1, 7], [2, 6], [1, 3], [2, 4]
]


class Solution:
    def knightDialer(self, n: int) -> int:
        @cache
        def count(digit: int, left: int) -> int:
            if left == 0:
                return 1
            return sum(count(other, left - 1) for other in MOVES[digit]) % MOD

        return sum(count(digit, n - 1) for digit in range(10)) % MOD
