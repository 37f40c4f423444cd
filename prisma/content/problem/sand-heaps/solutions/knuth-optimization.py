import sys
from itertools import accumulate


def main():
    n, *weights = map(int, sys.stdin.read().split())
    before = list(accumulate(weights, initial=0))

    cost = [[0] * (n + 1) for _ in range(n + 1)]
    best_gap = [[0] * (n + 1) for _ in range(n + 1)]
    for first in range(n - 1):
        cost[first][first + 2] = weights[first] + weights[first + 1]
        best_gap[first][first + 2] = first + 1
    for length in range(3, n + 1):
        for first in range(n - length + 1):
            end = first + length
            cheapest, gap_of_cheapest = None, 0
            row = cost[first]
            for gap in range(best_gap[first][end - 1], best_gap[first + 1][end] + 1):
                sum_of_parts = row[gap] + cost[gap][end]
                if cheapest is None or sum_of_parts < cheapest:
                    cheapest, gap_of_cheapest = sum_of_parts, gap
            row[end] = cheapest + before[end] - before[first]
            best_gap[first][end] = gap_of_cheapest
    print(cost[0][n])


main()
