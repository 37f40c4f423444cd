MOD = 10**9 + 7
MOVES = [
    [4, 6], [6, 8], [7, 9], [4, 8], [0, 3, 9], [], [0, 1, 7], [2, 6], [1, 3], [2, 4]
]


class Solution:
    def knightDialer(self, n: int) -> int:
        dp = [[0] * 10 for _ in range(n + 1)]
        dp[1] = [1] * 10
        for k in range(2, n + 1):
            for digit in range(10):
                for other in MOVES[digit]:
                    dp[k][digit] += dp[k - 1][other]
                dp[k][digit] %= MOD
        return sum(dp[n]) % MOD
