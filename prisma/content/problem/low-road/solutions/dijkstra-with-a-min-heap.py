import sys
from heapq import heappop, heappush


def main():
    rows, columns, *heights = map(int, sys.stdin.buffer.read().split())
    width = columns + 1
    # -1 marks cells that are outside the map or reached already.
    cells = [-1] * width
    for r in range(rows):
        cells += heights[r * columns:(r + 1) * columns]
        cells.append(-1)
    cells += [-1] * width

    last = rows * width + columns - 1
    queue = [(cells[width], width)]
    cells[width] = -1
    while True:
        highest, cell = heappop(queue)
        if cell == last:
            print(highest)
            return
        for other in (cell - width, cell + width, cell - 1, cell + 1):
            height = cells[other]
            if height >= 0:
                cells[other] = -1
                heappush(queue, (height if height > highest else highest, other))


main()
