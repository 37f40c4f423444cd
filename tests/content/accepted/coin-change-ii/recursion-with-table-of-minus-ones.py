class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        memo = [[-1] * (amount + 1) for _ in coins]

        def ways(i, rest):
            if rest == 0: return 1
            if rest < 0 or i == len(coins): return 0
            if memo[i][rest] == -1:
                memo[i][rest] = ways(i + 1, rest) + ways(i, rest - coins[i])
            return memo[i][rest]

        return ways(0, amount)
