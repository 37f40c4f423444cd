from typing import List


class Solution:
    def pacificAtlantic(self, heights: List[List[int]]) -> List[List[int]]:
        rows, columns = len(heights), len(heights[0])

        def climb(shore):
            reached = set(shore)
            stack = list(reached)
            while stack:
                r, c = stack.pop()
                for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    inside = 0 <= nr < rows and 0 <= nc < columns
                    if not inside or (nr, nc) in reached:
                        continue
                    if heights[nr][nc] >= heights[r][c]:
                        reached.add((nr, nc))
                        stack.append((nr, nc))
            return reached

        top_and_left = [(0, c) for c in range(columns)] + [(r, 0) for r in range(rows)]
        bottom_and_right = [(rows - 1 - r, columns - 1 - c) for r, c in top_and_left]
        return [[r, c] for r, c in climb(top_and_left) & climb(bottom_and_right)]
