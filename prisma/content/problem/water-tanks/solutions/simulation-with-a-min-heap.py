import sys
from heapq import heapify, heapreplace


def main():
    _, rest, tanks, *times = map(int, sys.stdin.buffer.read().split())

    full = [(time, time) for time in times]
    heapify(full)
    for _ in range(tanks - 1):
        minute, time = full[0]
        heapreplace(full, (minute + rest + time, time))
    print(full[0][0])


main()
