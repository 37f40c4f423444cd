import sys
from heapq import heappop, heappush


def main():
    n, m, limit, *numbers = map(int, sys.stdin.read().split())
    roads = [[] for _ in range(n + 1)]
    for a, b, t in zip(*(numbers[i:3 * m:3] for i in range(3))):
        roads[a].append((b, t))
        roads[b].append((a, t))
    freezers = set(numbers[3 * m + 1:])

    coldest = [limit + 1] * (n + 1)
    queue = [(0, 0, 1)]
    while queue:
        time, warmth, city = heappop(queue)
        if city == n:
            print(time)
            return
        if warmth >= coldest[city]:
            continue
        coldest[city] = warmth
        for to, t in roads[city]:
            if warmth + t > limit:
                continue
            next_warmth = 0 if to in freezers else warmth + t
            if next_warmth < coldest[to]:
                heappush(queue, (time + t, next_warmth, to))
    print(-1)


main()
