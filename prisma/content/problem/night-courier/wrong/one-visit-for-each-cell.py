# Wrong Answer: marks each cell as visited once, whichever parity comes first
import sys

first, *town = sys.stdin.read().split("\n")
rows, columns = map(int, first.split())
town = town[:rows]
[start] = [(row, town[row].index("S")) for row in range(rows) if "S" in town[row]]
seen = {start}
queue = [(*start, 0)]
answer = -1
for row, column, minute in queue:
    if town[row][column] == "T":
        answer = minute
        break
    minute += 1
    forbidden = "#O" if minute % 2 == 0 else "#E"
    for r, c in ((row, column), (row - 1, column), (row + 1, column),
                 (row, column - 1), (row, column + 1)):
        if not (0 <= r < rows and 0 <= c < columns) or (r, c) in seen:
            continue
        if town[r][c] not in forbidden:
            seen.add((r, c))
            queue.append((r, c, minute))
print(answer)
