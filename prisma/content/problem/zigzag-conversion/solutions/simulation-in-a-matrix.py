class Solution:
    def convert(self, s: str, numRows: int) -> str:
        rows = min(numRows, len(s))
        if rows == 1:
            return s
        grid = [[""] * len(s) for _ in range(rows)]
        row, column = 0, 0
        down = True
        for char in s:
            grid[row][column] = char
            if row == rows - 1:
                down = False
            elif row == 0:
                down = True
            if down:
                row += 1
            else:
                row -= 1
                column += 1
        return "".join("".join(line) for line in grid)
