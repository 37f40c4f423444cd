# Wrong Answer: takes the way with the least ice, although k allows a shorter one
import sys
from heapq import heappop, heappush

words = sys.stdin.read().split()
rows = [word for word in words if word[0] in ".#"]
height, width = len(rows), len(rows[0])
queue = [(0, 0, 0, 0)]
seen = set()
while queue:
    broken, moves, r, c = heappop(queue)
    if (r, c) == (height - 1, width - 1):
        break
    if (r, c) in seen:
        continue
    seen.add((r, c))
    for a, b in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
        if 0 <= a < height and 0 <= b < width:
            heappush(queue, (broken + (rows[a][b] == "#"), moves + 1, a, b))
print(*(moves if broken <= int(k) else -1 for k in words[height + 1 :]))
