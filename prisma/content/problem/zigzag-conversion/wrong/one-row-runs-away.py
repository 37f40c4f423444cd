# Runtime Error: with a single row the index moves out of the list
class Solution:
    def convert(self, s: str, numRows: int) -> str:
        rows = [""] * numRows
        row, step = 0, 1
        for char in s:
            rows[row] += char
            if row == 0:
                step = 1
            elif row == numRows - 1:
                step = -1
            row += step
        return "".join(rows)
