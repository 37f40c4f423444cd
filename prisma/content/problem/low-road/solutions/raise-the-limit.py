import sys

OUTSIDE = 10**9 + 1


def read_map():
    """The heights, row behind row with a border around them, and the width of a row."""
    rows, columns, *numbers = map(int, sys.stdin.buffer.read().split())
    width = columns + 1
    heights = [OUTSIDE] * width
    for i in range(0, rows * columns, columns):
        heights += numbers[i : i + columns]
        heights.append(OUTSIDE)
    return heights + [OUTSIDE] * width, width


def is_enough(heights, width, limit):
    last = len(heights) - width - 2
    if max(heights[width], heights[last]) > limit:
        return False
    is_open = [height <= limit for height in heights]
    is_open[width] = False
    stack = [width]
    while stack:
        cell = stack.pop()
        if cell == last:
            return True
        for near in (cell - width, cell - 1, cell + 1, cell + width):
            if is_open[near]:
                is_open[near] = False
                stack.append(near)
    return False


def main():
    heights, width = read_map()
    limits = sorted(set(heights))
    print(next(limit for limit in limits if is_enough(heights, width, limit)))


main()
