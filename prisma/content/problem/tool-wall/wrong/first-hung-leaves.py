# Wrong Answer: a use of a tool on the wall leaves its place in the order as it was
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
