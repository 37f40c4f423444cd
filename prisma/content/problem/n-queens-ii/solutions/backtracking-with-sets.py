class Solution:
    def totalNQueens(self, n: int) -> int:
        columns, sums, differences = set(), set(), set()

        def count(row: int) -> int:
            if row == n:
                return 1
            total = 0
            for column in range(n):
                is_attacked = (
                    column in columns
                    or row + column in sums
                    or row - column in differences
                )
                if is_attacked:
                    continue
                columns.add(column)
                sums.add(row + column)
                differences.add(row - column)
                total += count(row + 1)
                columns.remove(column)
                sums.remove(row + column)
                differences.remove(row - column)
            return total

        return count(0)
