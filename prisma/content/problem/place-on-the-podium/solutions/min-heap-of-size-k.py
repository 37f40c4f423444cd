import sys
from heapq import heappush, heappushpop


def main():
    k, n, *results = map(int, sys.stdin.buffer.read().split())
    best = []
    needed = []
    for result in results:
        if len(best) < k:
            heappush(best, result)
        else:
            heappushpop(best, result)
        needed.append(str(best[0]) if len(best) == k else "-")
    print(" ".join(needed))


main()
