# Wrong Answer: greedily takes the largest coin that fits, which is not always optimal and may fail
class Solution:
    def coinChange(self, coins, amount):
        paid = 0
        for coin in sorted(coins, reverse=True):
            paid += amount // coin
            amount %= coin
        return paid if amount == 0 else -1
