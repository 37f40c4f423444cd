# Wrong Answer: using a tool on the wall does not move it to the end of the order (FIFO instead of LRU)
import sys

hooks, _, *needed = sys.stdin.read().split()
wall = {}
walks = 0
for tool in needed:
    if tool not in wall:
        walks += 1
        if len(wall) == int(hooks):
            del wall[next(iter(wall))]
        wall[tool] = True
print(walks)
print(*wall)
