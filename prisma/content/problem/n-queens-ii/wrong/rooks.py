# Wrong Answer: checks the columns but not the diagonals
class Solution:
    def totalNQueens(self, n):
        columns = set()

        def count(row):
            if row == n:
                return 1
            total = 0
            for column in range(n):
                if column not in columns:
                    columns.add(column)
                    total += count(row + 1)
                    columns.remove(column)
            return total

        return count(0)
