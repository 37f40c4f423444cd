# Wrong Answer: merges the two lightest heaps (Huffman), although they may not be adjacent
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
