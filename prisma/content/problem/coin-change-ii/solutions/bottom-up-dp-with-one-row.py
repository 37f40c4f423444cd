class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [1] + [0] * amount
        for coin in coins:
            for t in range(coin, amount + 1):
                ways[t] += ways[t - coin]
        return ways[amount]
