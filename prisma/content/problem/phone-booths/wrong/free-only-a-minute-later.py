# Wrong Answer: does not let a booking begin at the minute at which another one ends
import sys
from heapq import heappop, heappush

n, *numbers = map(int, sys.stdin.buffer.read().split())
occupied, free, booths = [], [], 0
assigned = [0] * n
for i in sorted(range(n), key=lambda i: numbers[2 * i]):
    while occupied and occupied[0][0] < numbers[2 * i]:
        heappush(free, heappop(occupied)[1])
    if not free:
        booths += 1
        free.append(booths)
    assigned[i] = heappop(free)
    heappush(occupied, (numbers[2 * i + 1], assigned[i]))
print(booths)
print(*assigned)
