from functools import cache


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        row = [1, *nums, 1]

        @cache
        def best(left: int, right: int) -> int:
            ends = row[left] * row[right]
            coins = 0
            for last in range(left + 1, right):
                total = best(left, last) + ends * row[last] + best(last, right)
                if total > coins:
                    coins = total
            return coins

        return best(0, len(row) - 1)
