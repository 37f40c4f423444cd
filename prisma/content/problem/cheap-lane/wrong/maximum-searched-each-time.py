# Time Limit Exceeded: scans the whole window for its maximum at each step
import sys

n, budget, *prices = map(int, sys.stdin.buffer.read().split())

total = left = best_length = best_start = 0
for right in range(n):
    total += prices[right]
    while total - max(prices[left:right + 1]) > budget:
        total -= prices[left]
        left += 1
    if right - left + 1 > best_length:
        best_length, best_start = right - left + 1, left
print(best_length, best_start + 1)
