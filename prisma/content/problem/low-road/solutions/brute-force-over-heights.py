import sys


def gets_through(heights, columns, limit):
    if heights[0] > limit:
        return False
    seen = [False] * len(heights)
    seen[0] = True
    stack = [0]
    while stack:
        cell = stack.pop()
        column = cell % columns
        for other, is_inside in (
            (cell - columns, cell >= columns),
            (cell + columns, cell + columns < len(heights)),
            (cell - 1, column > 0),
            (cell + 1, column + 1 < columns),
        ):
            if is_inside and not seen[other] and heights[other] <= limit:
                seen[other] = True
                stack.append(other)
    return seen[-1]


def main():
    _, columns, *heights = map(int, sys.stdin.buffer.read().split())
    for limit in sorted(set(heights)):
        if gets_through(heights, columns, limit):
            print(limit)
            return


main()
