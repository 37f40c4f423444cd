# Wrong Answer: joins the two lightest heaps, although they need not be neighbours
import sys
from heapq import heapify, heappop, heappush

_, *heaps = map(int, sys.stdin.read().split())
heapify(heaps)
total = 0
while len(heaps) > 1:
    joined = heappop(heaps) + heappop(heaps)
    total += joined
    heappush(heaps, joined)
print(total)
