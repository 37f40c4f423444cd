import sys
from heapq import heappop, heappush


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    followers = [[] for _ in range(n + 1)]
    waiting_for = [0] * (n + 1)
    for earlier, later in zip(numbers[::2], numbers[1::2]):
        followers[earlier].append(later)
        waiting_for[later] += 1

    # A sorted list is already a valid heap.
    ready = [step for step in range(1, n + 1) if waiting_for[step] == 0]
    order = []
    while ready:
        step = heappop(ready)
        order.append(step)
        for later in followers[step]:
            waiting_for[later] -= 1
            if waiting_for[later] == 0:
                heappush(ready, later)
    print(" ".join(map(str, order)) if len(order) == n else "impossible")


main()
