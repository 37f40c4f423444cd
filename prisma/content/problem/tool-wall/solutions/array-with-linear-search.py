import sys


def main():
    hooks, _, *needed = sys.stdin.read().split()
    wall = []
    walks = 0
    for tool in needed:
        if tool in wall:
            wall.remove(tool)
        else:
            walks += 1
            if len(wall) == int(hooks):
                wall.pop(0)
        wall.append(tool)
    print(walks)
    print(*wall)


main()
