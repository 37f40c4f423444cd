# Wrong Answer: subtracts the overlap twice and never adds it back
import sys
from itertools import accumulate

lines = sys.stdin.buffer.read().splitlines()
rows, columns = map(int, lines[0].split())
total = [[0] * (columns + 1)]
for line in lines[1 : rows + 1]:
    in_row = accumulate(map(int, line.split()), initial=0)
    total.append([above + so_far for above, so_far in zip(total[-1], in_row)])
answers = []
for line in lines[rows + 2 :]:
    top, left, bottom, right = map(int, line.split())
    answers.append(total[bottom][right] - total[bottom][left - 1] - total[top - 1][right])
print(*answers)
