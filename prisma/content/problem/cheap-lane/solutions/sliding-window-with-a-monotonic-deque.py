import sys
from collections import deque


def main():
    _, budget, *prices = map(int, sys.stdin.buffer.read().split())

    candidates = deque()
    total = left = best_length = best_start = 0
    for right, price in enumerate(prices):
        total += price
        while candidates and prices[candidates[-1]] <= price:
            candidates.pop()
        candidates.append(right)

        while total - prices[candidates[0]] > budget:
            if candidates[0] == left:
                candidates.popleft()
            total -= prices[left]
            left += 1
        if right - left + 1 > best_length:
            best_length, best_start = right - left + 1, left
    print(best_length, best_start + 1)


main()
