class Solution:
    def totalNQueens(self, n: int) -> int:
        full = (1 << n) - 1

        def count(columns: int, left: int, right: int) -> int:
            if columns == full:
                return 1
            total = 0
            free = full & ~(columns | left | right)
            while free:
                bit = free & -free
                free &= free - 1
                total += count(columns | bit, (left | bit) << 1, (right | bit) >> 1)
            return total

        return count(0, 0, 0)
