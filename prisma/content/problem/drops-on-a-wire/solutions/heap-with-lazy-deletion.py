import sys
from heapq import heapify, heappop, heappush


def main():
    n, limit, *weights = map(int, sys.stdin.buffer.read().split())
    before = list(range(-1, n - 1))
    after = list(range(1, n + 1))
    pairs = [
        (weights[i] + weights[i + 1], i, i + 1)
        for i in range(n - 1)
        if weights[i] + weights[i + 1] < limit
    ]
    heapify(pairs)

    while pairs:
        total, left, right = heappop(pairs)
        if after[left] != right or weights[left] + weights[right] != total:
            continue
        weights[left] = total
        following = after[right]
        after[left] = following
        after[right] = -1
        if following < n:
            before[following] = left
            if total + weights[following] < limit:
                heappush(pairs, (total + weights[following], left, following))
        previous = before[left]
        if previous >= 0 and weights[previous] + total < limit:
            heappush(pairs, (weights[previous] + total, previous, left))
    print(*(weight for weight, next_drop in zip(weights, after) if next_drop >= 0))


main()
