import sys
from itertools import accumulate
from operator import add


def main():
    n, *weights = map(int, sys.stdin.read().split())
    before = list(accumulate(weights, initial=0))

    # Costs of the intervals that start and that end at a heap, by length.
    by_first = [[0] for _ in range(n)]
    by_end = [[0] for _ in range(n + 1)]
    for length in range(2, n + 1):
        for first in range(n - length + 1):
            end = first + length
            cheapest = min(map(add, by_first[first], reversed(by_end[end])))
            cost = cheapest + before[end] - before[first]
            by_first[first].append(cost)
            by_end[end].append(cost)
    print(by_first[0][-1])


main()
