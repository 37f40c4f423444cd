import sys
from math import inf


def main():
    n, *numbers = map(int, sys.stdin.read().split())
    cost = [numbers[n * person:n * (person + 1)] for person in range(n)]

    best = [inf] * (1 << n)
    best[0] = 0
    for taken in range((1 << n) - 1):
        row = cost[taken.bit_count()]
        for desk in range(n):
            if not taken >> desk & 1:
                with_desk = taken | 1 << desk
                total = best[taken] + row[desk]
                if total < best[with_desk]:
                    best[with_desk] = total
    print(best[-1])


main()
