# Wrong Answer: goes down and to the right only
import sys

rows, columns, *numbers = map(int, sys.stdin.read().split())
best = []
for i, height in enumerate(numbers):
    ways = []
    if i >= columns:
        ways.append(best[i - columns])
    if i % columns > 0:
        ways.append(best[i - 1])
    best.append(max(height, min(ways, default=0)))
print(best[-1])
