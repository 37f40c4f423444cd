# Wrong Answer: keeps only the fastest route to each city
import sys
from heapq import heappop, heappush
from math import inf


def main():
    n, m, limit, *numbers = map(int, sys.stdin.read().split())
    roads = [[] for _ in range(n + 1)]
    for a, b, t in zip(*(numbers[i:3 * m:3] for i in range(3))):
        roads[a].append((b, t))
        roads[b].append((a, t))
    freezers = set(numbers[3 * m + 1:])

    best = [inf] * (n + 1)
    best[1] = 0
    queue = [(0, 1, 0)]
    while queue:
        time, city, warmth = heappop(queue)
        if city == n:
            print(time)
            return
        if time > best[city]:
            continue
        for to, t in roads[city]:
            if warmth + t > limit:
                continue
            next_warmth = 0 if to in freezers else warmth + t
            if time + t < best[to]:
                best[to] = time + t
                heappush(queue, (time + t, to, next_warmth))
    print(-1)


main()
