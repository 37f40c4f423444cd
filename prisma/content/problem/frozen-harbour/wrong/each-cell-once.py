# Wrong Answer: visits each cell only once, however much ice may still be broken
import sys
from collections import deque

words = sys.stdin.read().split()
harbour = [word for word in words if word[0] in ".#"]
rows, columns = len(harbour), len(harbour[0])
answers = []
for k in map(int, words[rows + 1:]):
    queue = deque([(0, 0, k, 0)])
    seen = {(0, 0)}
    answer = -1
    while queue:
        row, column, left, moves = queue.popleft()
        if (row, column) == (rows - 1, columns - 1):
            answer = moves
            break
        for r, c in ((row - 1, column), (row + 1, column),
                     (row, column - 1), (row, column + 1)):
            if 0 <= r < rows and 0 <= c < columns and (r, c) not in seen:
                rest = left - (harbour[r][c] == "#")
                if rest >= 0:
                    seen.add((r, c))
                    queue.append((r, c, rest, moves + 1))
    answers.append(answer)
print(*answers)
