# Wrong Answer: pairs the two lightest people, then the next two
import sys

n, limit, *weights = map(int, sys.stdin.buffer.read().split())
weights.sort()
boats = i = 0
while i < n:
    if i + 1 < n and weights[i] + weights[i + 1] <= limit:
        i += 1
    i += 1
    boats += 1
print(boats)
