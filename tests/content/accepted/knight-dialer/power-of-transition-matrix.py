class Solution:
    def knightDialer(self, n: int) -> int:
        MOD = 10**9 + 7
        moves = {0: (4, 6), 1: (6, 8), 2: (7, 9), 3: (4, 8), 4: (0, 3, 9), 5: (), 6: (0, 1, 7), 7: (2, 6), 8: (1, 3), 9: (2, 4)}
        M = [[int(j in moves[i]) for j in range(10)] for i in range(10)]
        mul = lambda A, B: [[sum(a * b for a, b in zip(r, c)) % MOD for c in zip(*B)] for r in A]
        R = [[int(i == j) for j in range(10)] for i in range(10)]
        n -= 1
        while n:
            if n & 1: R = mul(R, M)
            M = mul(M, M)
            n >>= 1
        return sum(map(sum, R)) % MOD
