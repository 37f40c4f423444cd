class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        rows, columns = len(board), len(board[0])

        def reads_from(row, column, k):
            if not (0 <= row < rows and 0 <= column < columns):
                return False
            if board[row][column] != word[k]:
                return False
            if k == len(word) - 1:
                return True
            board[row][column] = "#"
            found = (
                reads_from(row - 1, column, k + 1)
                or reads_from(row + 1, column, k + 1)
                or reads_from(row, column - 1, k + 1)
                or reads_from(row, column + 1, k + 1)
            )
            board[row][column] = word[k]
            return found

        return any(
            reads_from(row, column, 0)
            for row in range(rows)
            for column in range(columns)
        )
