# Wrong Answer: does not count the empty set
from bisect import bisect_right

n, limit = map(int, input().split())
weights = list(map(int, input().split()))
halves = []
for part in (weights[:n // 2], weights[n // 2:]):
    sums = [0]
    for weight in part:
        sums += [total + weight for total in sums]
    halves.append(sorted(sums))
print(sum(bisect_right(halves[1], limit - total) for total in halves[0]) - 1)
