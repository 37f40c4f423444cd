# Wrong Answer: looks for the remainder k if the remainder is 0
import sys
from collections import Counter

n, k, *lengths = map(int, sys.stdin.buffer.read().split())
seen = Counter()
pairs = 0
for length in lengths:
    pairs += seen[k - length % k]
    seen[length % k] += 1
print(pairs)
