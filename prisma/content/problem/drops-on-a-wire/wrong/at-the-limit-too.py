# Wrong Answer: also merges a pair that weighs exactly the limit
import sys

_, limit, *weights = map(int, sys.stdin.buffer.read().split())
while len(weights) > 1:
    sums = [a + b for a, b in zip(weights, weights[1:])]
    lightest = min(sums)
    if lightest > limit:
        break
    left = sums.index(lightest)
    weights[left:left + 2] = [lightest]
print(*weights)
