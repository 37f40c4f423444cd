from functools import cache


class Solution:
    def superEggDrop(self, k: int, n: int) -> int:
        @cache
        def moves(eggs: int, floors: int) -> int:
            if eggs == 1 or floors == 0:
                return floors
            low, high = 1, floors
            while low < high:
                x = (low + high) // 2
                if moves(eggs - 1, x - 1) < moves(eggs, floors - x):
                    low = x + 1
                else:
                    high = x
            return 1 + min(
                max(moves(eggs - 1, x - 1), moves(eggs, floors - x))
                for x in (max(1, low - 1), low)
            )

        return moves(k, n)
