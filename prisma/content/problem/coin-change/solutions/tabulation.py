from typing import List


class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        impossible = amount + 1
        fewest = [0] + [impossible] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                fewest[total] = min(fewest[total], fewest[total - coin] + 1)
        return fewest[amount] if fewest[amount] < impossible else -1
