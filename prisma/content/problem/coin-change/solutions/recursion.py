from math import inf
from typing import List


class Solution:
    def coinChange(self, coins: List[int], amount: int) -> int:
        def fewest(rest):
            if rest == 0:
                return 0
            usable = [coin for coin in coins if coin <= rest]
            return min((fewest(rest - coin) + 1 for coin in usable), default=inf)

        answer = fewest(amount)
        return -1 if answer == inf else answer
