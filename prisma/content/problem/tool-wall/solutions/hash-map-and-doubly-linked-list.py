import sys
from collections import OrderedDict


def main():
    hooks, _, *needed = sys.stdin.read().split()
    hooks = int(hooks)
    wall = OrderedDict()
    walks = 0
    for tool in needed:
        if tool in wall:
            wall.move_to_end(tool)
            continue
        walks += 1
        if len(wall) == hooks:
            wall.popitem(last=False)
        wall[tool] = True
    print(walks)
    print(*wall)


main()
