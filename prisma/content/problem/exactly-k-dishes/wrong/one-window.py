# Wrong Answer: keeps one window and counts it only when it has k distinct dishes
import sys
from collections import Counter

n, k, *dishes = map(int, sys.stdin.buffer.read().split())
count = Counter()
left = stretches = 0
for dish in dishes:
    count[dish] += 1
    while len(count) > k:
        count[dishes[left]] -= 1
        if count[dishes[left]] == 0:
            del count[dishes[left]]
        left += 1
    stretches += len(count) == k
print(stretches)
