MOD = 10**9 + 7
MOVES = [
    [4, 6], [6, 8], [7, 9], [4, 8], [0, 3, 9], [], [0, 1, 7], [2, 6], [1, 3], [2, 4]
]


class Solution:
    def knightDialer(self, n: int) -> int:
        def product(a, b):
            columns = list(zip(*b))
            return [
                [sum(x * y for x, y in zip(row, column)) % MOD for column in columns]
                for row in a
            ]

        result = [[int(i == j) for j in range(10)] for i in range(10)]
        base = [[int(j in MOVES[i]) for j in range(10)] for i in range(10)]
        exponent = n - 1
        while exponent > 0:
            if exponent % 2 == 1:
                result = product(result, base)
            base = product(base, base)
            exponent //= 2
        return sum(map(sum, result)) % MOD
