# Wrong Answer: takes the larger one of the two in the middle
import sys
from bisect import insort

_, *offers = map(int, sys.stdin.read().split())
in_order = []
for offer in offers:
    insort(in_order, offer)
    print(in_order[len(in_order) // 2], end=" ")
print()
