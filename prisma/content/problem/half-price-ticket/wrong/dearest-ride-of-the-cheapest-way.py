# Wrong Answer: finds the cheapest path without the voucher and halves its most expensive ride
import sys
from heapq import heappop, heappush

n, _, *numbers = map(int, sys.stdin.buffer.read().split())
rides = [[] for _ in range(n + 1)]
for one, other, price in zip(numbers[::3], numbers[1::3], numbers[2::3]):
    rides[one].append((other, price))
    rides[other].append((one, price))

answer = -1
done = set()
queue = [(0, 1, 0)]
while queue:
    cost, city, dearest = heappop(queue)
    if city == n:
        answer = cost - dearest + dearest // 2
        break
    if city in done:
        continue
    done.add(city)
    for other, price in rides[city]:
        heappush(queue, (cost + price, other, max(dearest, price)))
print(answer)
