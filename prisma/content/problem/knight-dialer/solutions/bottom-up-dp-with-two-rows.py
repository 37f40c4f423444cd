MOD = 10**9 + 7
MOVES = [
    [4, 6], [6, 8], [7, 9], [4, 8], [0, 3, 9], [], [0, 1, 7], [2, 6], [1, 3], [2, 4]
]


class Solution:
    def knightDialer(self, n: int) -> int:
        counts = [1] * 10
        for _ in range(n - 1):
            counts = [sum(counts[other] for other in moves) % MOD for moves in MOVES]
        return sum(counts) % MOD
