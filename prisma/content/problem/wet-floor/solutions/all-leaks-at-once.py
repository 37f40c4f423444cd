import sys


def main():
    plan = sys.stdin.read().split()
    width = len(plan[0]) + 1
    # Walls around the plan save the tests at its edges.
    wall = "#" * (width - 1)
    cells = "#".join([wall, *plan, wall, ""])

    is_dry = [cell == "." for cell in cells]
    layer = [i for i, cell in enumerate(cells) if cell == "L"]
    dry = sum(is_dry)
    minutes = 0
    while dry > 0 and layer:
        next_layer = []
        for cell in layer:
            for near in (cell - width, cell - 1, cell + 1, cell + width):
                if is_dry[near]:
                    is_dry[near] = False
                    next_layer.append(near)
        layer = next_layer
        dry -= len(layer)
        minutes += 1
    print(-1 if dry > 0 else minutes)


main()
