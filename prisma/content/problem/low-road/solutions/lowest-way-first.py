import sys
from heapq import heappop, heappush

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


def main():
    heights, width = read_map()
    last = len(heights) - width - 2
    is_new = [height < OUTSIDE for height in heights]
    is_new[width] = False
    heap = [(heights[width], width)]
    while True:
        highest, cell = heappop(heap)
        if cell == last:
            break
        for near in (cell - width, cell - 1, cell + 1, cell + width):
            if is_new[near]:
                is_new[near] = False
                heappush(heap, (max(highest, heights[near]), near))
    print(highest)


main()
