from typing import List


class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        rows, columns = len(board), len(board[0])

        def can_read(word, k, r, c):
            if not (0 <= r < rows and 0 <= c < columns) or board[r][c] != word[k]:
                return False
            if k == len(word) - 1:
                return True
            board[r][c] = ""
            found = (
                can_read(word, k + 1, r - 1, c)
                or can_read(word, k + 1, r + 1, c)
                or can_read(word, k + 1, r, c - 1)
                or can_read(word, k + 1, r, c + 1)
            )
            board[r][c] = word[k]
            return found

        cells = [(r, c) for r in range(rows) for c in range(columns)]
        return [
            word for word in words if any(can_read(word, 0, r, c) for r, c in cells)
        ]
