class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        ways = [[1] + [0] * amount]
        for coin in coins:
            row = ways[-1][:]
            for t in range(coin, amount + 1):
                row[t] += row[t - coin]
            ways.append(row)
        return ways[-1][amount]
