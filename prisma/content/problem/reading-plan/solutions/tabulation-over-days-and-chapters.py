import sys
from itertools import accumulate


def main():
    n, days, *pages = map(int, sys.stdin.buffer.read().split())
    best = [0, *accumulate(pages)]
    for _ in range(days - 1):
        shorter = [sum(pages)] * (n + 1)
        for i in range(1, n + 1):
            last_day = 0
            for j in range(i - 1, 0, -1):
                last_day += pages[j]
                shorter[i] = min(shorter[i], max(best[j], last_day))
        best = shorter
    print(best[n])


main()
