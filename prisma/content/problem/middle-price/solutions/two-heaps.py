import sys
from heapq import heappop, heappush, heappushpop


def main():
    _, *offers = map(int, sys.stdin.buffer.read().split())
    lower = []
    upper = []
    medians = []
    for offer in offers:
        heappush(upper, -heappushpop(lower, -offer))
        if len(upper) > len(lower):
            heappush(lower, -heappop(upper))
        medians.append(-lower[0])
    print(*medians)


main()
