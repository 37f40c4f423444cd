# Wrong Answer: an order that arrives in the minute in which the cook becomes free is not yet waiting
import heapq
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
orders = list(zip(numbers[0::3], numbers[1::3], numbers[2::3]))

waiting = []
lines = []
clock = arrived = 0
while len(lines) < n:
    while arrived < n and orders[arrived][0] < clock:
        heapq.heappush(waiting, (-orders[arrived][2], arrived))
        arrived += 1
    if waiting:
        _, order = heapq.heappop(waiting)
    else:
        order = arrived
        clock = orders[order][0]
        arrived += 1
    clock += orders[order][1]
    lines.append(f"{order + 1} {clock}")
print("\n".join(lines))
