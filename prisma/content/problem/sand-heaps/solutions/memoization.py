import sys
from itertools import accumulate
from operator import add


def main():
    n, *weights = map(int, sys.stdin.read().split())
    before = list(accumulate(weights, initial=0))
    # The same costs by first and by end, so that each needs one slice; None is unknown.
    by_first = [[None] * (n + 1) for _ in range(n)]
    by_end = [[None] * n for _ in range(n + 1)]

    def cost(first, end):
        if by_first[first][end] is None:
            total = 0
            if end - first > 1:
                # These two calls compute all shorter parts that are needed.
                cost(first, end - 1)
                cost(first + 1, end)
                gaps = slice(first + 1, end)
                total = min(map(add, by_first[first][gaps], by_end[end][gaps]))
                total += before[end] - before[first]
            by_first[first][end] = by_end[end][first] = total
        return by_first[first][end]

    print(cost(0, n))


main()
