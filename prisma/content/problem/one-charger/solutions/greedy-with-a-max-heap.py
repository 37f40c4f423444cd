import sys
from heapq import heappop, heappush


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    trucks = sorted(zip(numbers[2::2], numbers[1::2]))

    taken = []
    total = 0
    for leaving, charging in trucks:
        heappush(taken, -charging)
        total += charging
        if total > leaving:
            total += heappop(taken)
    print(len(taken))


main()
