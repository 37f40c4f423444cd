# Wrong Answer: always bursts the balloon with the smallest number, but this greedy choice is not optimal
class Solution:
    def maxCoins(self, nums):
        row = list(nums)
        coins = 0
        while row:
            i = row.index(min(row))
            left = row[i - 1] if i > 0 else 1
            right = row[i + 1] if i + 1 < len(row) else 1
            coins += left * row[i] * right
            del row[i]
        return coins
