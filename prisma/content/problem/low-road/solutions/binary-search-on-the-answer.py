import sys
from bisect import bisect_left


def gets_through(cells, width, limit):
    is_open = [height <= limit for height in cells]
    first, last = width, len(cells) - width - 2
    if not is_open[first]:
        return False
    is_open[first] = False
    stack = [first]
    while stack:
        cell = stack.pop()
        if cell == last:
            return True
        for other in (cell - width, cell + width, cell - 1, cell + 1):
            if is_open[other]:
                is_open[other] = False
                stack.append(other)
    return False


def main():
    rows, columns, *heights = map(int, sys.stdin.buffer.read().split())
    wall = max(heights) + 1
    width = columns + 1
    # Sentinel cells around the map keep the cart inside.
    cells = [wall] * width
    for r in range(rows):
        cells += heights[r * columns:(r + 1) * columns]
        cells.append(wall)
    cells += [wall] * width

    limits = sorted(set(heights))
    place = bisect_left(limits, True, key=lambda h: gets_through(cells, width, h))
    print(limits[place])


main()
