import sys
from math import inf


def main():
    plan = sys.stdin.read().split()
    width = len(plan[0]) + 1
    # Walls around the plan save the tests at its edges.
    wall = "#" * (width - 1)
    cells = "#".join([wall, *plan, wall, ""])
    nearest = {i: inf for i, cell in enumerate(cells) if cell == "."}

    for leak in (i for i, cell in enumerate(cells) if cell == "L"):
        seen = {leak}
        layer = [leak]
        minutes = 0
        while layer:
            minutes += 1
            next_layer = []
            for cell in layer:
                for near in (cell - width, cell - 1, cell + 1, cell + width):
                    if cells[near] != "#" and near not in seen:
                        seen.add(near)
                        next_layer.append(near)
                        if near in nearest:
                            nearest[near] = min(nearest[near], minutes)
            layer = next_layer

    longest = max(nearest.values(), default=0)
    print(-1 if longest == inf else longest)


main()
