class Solution:
    def change(self, amount: int, coins: List[int]) -> int:
        coins.sort(reverse=True)
        @cache
        def ways(i, rest):
            if rest == 0: return 1
            if i == len(coins): return 0
            res = ways(i + 1, rest)
            if rest >= coins[i]:
                res += ways(i, rest - coins[i])
            return res
        return ways(0, amount)
