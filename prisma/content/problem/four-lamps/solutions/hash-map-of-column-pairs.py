import sys
from collections import defaultdict
from itertools import combinations


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    columns = defaultdict(list)
    for x, y in zip(numbers[1::2], numbers[2::2]):
        columns[x].append(y)

    sides_before = defaultdict(int)
    rectangles = 0
    for heights in columns.values():
        for side in combinations(sorted(heights), 2):
            before = sides_before.get(side, 0)
            rectangles += before
            sides_before[side] = before + 1
    print(rectangles)


main()
