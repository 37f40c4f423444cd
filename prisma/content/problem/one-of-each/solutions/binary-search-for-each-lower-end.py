import sys
from bisect import bisect_left


def main():
    _, *lines = sys.stdin.read().splitlines()
    lists = [list(map(int, line.split()))[1:] for line in lines]
    # Above this age some list has no applicant left.
    last = min(ages[-1] for ages in lists)

    best = None
    for lower in sorted({age for ages in lists for age in ages if age <= last}):
        upper = max(ages[bisect_left(ages, lower)] for ages in lists)
        if best is None or upper - lower < best[1] - best[0]:
            best = (lower, upper)
    print(*best)


main()
