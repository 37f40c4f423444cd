# Wrong Answer: lets water flow only to strictly lower cells
class Solution:
    def pacificAtlantic(self, heights):
        rows, columns = len(heights), len(heights[0])

        def climb(shore):
            reached = set(shore)
            stack = list(reached)
            while stack:
                r, c = stack.pop()
                for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if not (0 <= nr < rows and 0 <= nc < columns):
                        continue
                    if (nr, nc) not in reached and heights[nr][nc] > heights[r][c]:
                        reached.add((nr, nc))
                        stack.append((nr, nc))
            return reached

        first = [(0, c) for c in range(columns)] + [(r, 0) for r in range(rows)]
        second = [(rows - 1 - r, columns - 1 - c) for r, c in first]
        return [[r, c] for r, c in climb(first) & climb(second)]
