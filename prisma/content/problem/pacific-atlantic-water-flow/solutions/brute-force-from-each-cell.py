from typing import List


class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        rows, columns = len(heights), len(heights[0])

        def reaches_both(row, column):
            seen = {(row, column)}
            stack = [(row, column)]
            pacific = atlantic = False
            while stack:
                r, c = stack.pop()
                pacific = pacific or r == 0 or c == 0
                atlantic = atlantic or r == rows - 1 or c == columns - 1
                for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    inside = 0 <= nr < rows and 0 <= nc < columns
                    if not inside or (nr, nc) in seen:
                        continue
                    if heights[nr][nc] <= heights[r][c]:
                        seen.add((nr, nc))
                        stack.append((nr, nc))
            return pacific and atlantic

        cells = [[r, c] for r in range(rows) for c in range(columns)]
        return [cell for cell in cells if reaches_both(*cell)]
