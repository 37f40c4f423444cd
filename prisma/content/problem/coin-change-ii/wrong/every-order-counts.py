# Wrong Answer: loops over the amounts outside, so 1 + 2 and 2 + 1 count as two ways
class Solution:
    def change(self, amount, coins):
        ways = [1] + [0] * amount
        for t in range(1, amount + 1):
            for coin in coins:
                if coin <= t:
                    ways[t] += ways[t - coin]
        return ways[amount]
