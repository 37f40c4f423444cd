import sys
from heapq import heappop, heappush


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    arrivals, times, priorities = numbers[0::3], numbers[1::3], numbers[2::3]

    # A min-heap: the higher priority first, then the smaller index.
    waiting = []
    lines = []
    clock = arrived = 0
    while len(lines) < n:
        if not waiting:
            clock = max(clock, arrivals[arrived])
        while arrived < n and arrivals[arrived] <= clock:
            heappush(waiting, arrived - n * priorities[arrived])
            arrived += 1
        order = heappop(waiting) % n
        clock += times[order]
        lines.append(f"{order + 1} {clock}")
    print("\n".join(lines))


main()
