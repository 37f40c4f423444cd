import sys
from heapq import heappop, heappush


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    jobs = sorted(zip(numbers[::2], numbers[1::2]))

    chosen = []
    total = 0
    for due, pay in jobs:
        heappush(chosen, pay)
        total += pay
        if len(chosen) > due:
            total -= heappop(chosen)
    print(total)


main()
