import sys


def main():
    first, *lines = sys.stdin.read().split("\n")
    rows, columns = map(int, first.split())
    # Walls above, below and at the end of each row save the bounds checks.
    width = columns + 1
    wall = "#" * width
    town = wall + "".join(line + "#" for line in lines[:rows]) + wall

    # States not to enter: walls, forbidden parities and visited ones.
    closed = [
        [cell in "#O" for cell in town],
        [cell in "#E" for cell in town],
    ]
    start, target = town.index("S"), town.index("T")
    closed[0][start] = True
    reached = [start]
    minute = 0
    while reached:
        minute += 1
        closed_now = closed[minute % 2]
        next_reached = []
        for cell in reached:
            for step in (cell, cell - width, cell + width, cell - 1, cell + 1):
                if not closed_now[step]:
                    closed_now[step] = True
                    next_reached.append(step)
        if closed_now[target]:
            print(minute)
            return
        reached = next_reached
    print(-1)


main()
