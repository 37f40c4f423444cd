from functools import cache


class Solution:
    def superEggDrop(self, k: int, n: int) -> int:
        @cache
        def moves(eggs: int, floors: int) -> int:
            if eggs == 1 or floors == 0:
                return floors
            return 1 + min(
                max(moves(eggs - 1, x - 1), moves(eggs, floors - x))
                for x in range(1, floors + 1)
            )

        return moves(k, n)
