import sys
from heapq import heappop, heappush


def main():
    n, _, *numbers = map(int, sys.stdin.buffer.read().split())
    rides = [[] for _ in range(n + 1)]
    for one, other, price in zip(numbers[::3], numbers[1::3], numbers[2::3]):
        rides[one].append((other, price))
        rides[other].append((one, price))

    # City c is node c in the first layer and node c + n in the second.
    cheapest = [float("inf")] * (2 * n + 1)
    cheapest[1] = 0
    queue = [(0, 1)]
    while queue:
        cost, at = heappop(queue)
        if cost > cheapest[at]:
            continue
        if at == n or at == 2 * n:
            print(cost)
            return
        used = n if at > n else 0
        for city, price in rides[at - used]:
            if cost + price < cheapest[city + used]:
                cheapest[city + used] = cost + price
                heappush(queue, (cost + price, city + used))
            if not used and cost + price // 2 < cheapest[city + n]:
                cheapest[city + n] = cost + price // 2
                heappush(queue, (cost + price // 2, city + n))
    print(-1)


main()
