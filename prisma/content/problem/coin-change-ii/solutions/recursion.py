class Solution:
    def change(self, amount: int, coins: list[int]) -> int:
        def ways(i, rest):
            if rest == 0:
                return 1
            if i == len(coins) or rest < 0:
                return 0
            return ways(i, rest - coins[i]) + ways(i + 1, rest)

        return ways(0, amount)
