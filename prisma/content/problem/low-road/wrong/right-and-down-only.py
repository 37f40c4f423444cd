# Wrong Answer: moves only right and down
import sys

rows, columns, *heights = map(int, sys.stdin.buffer.read().split())
best = []
for cell, height in enumerate(heights):
    before = [best[cell - columns]] if cell >= columns else []
    if cell % columns:
        before.append(best[cell - 1])
    best.append(max(height, min(before, default=0)))
print(best[-1])
