import sys
from heapq import heappop, heappush


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    starts = numbers[::2]
    ends = numbers[1::2]
    occupied = []
    free = []
    booths = 0
    assigned = [0] * n
    for index in sorted(range(n), key=starts.__getitem__):
        while occupied and occupied[0][0] <= starts[index]:
            heappush(free, heappop(occupied)[1])
        if free:
            booth = heappop(free)
        else:
            booths += 1
            booth = booths
        assigned[index] = booth
        heappush(occupied, (ends[index], booth))
    print(booths)
    print(*assigned)


main()
