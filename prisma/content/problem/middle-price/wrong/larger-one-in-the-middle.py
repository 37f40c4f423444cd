# Wrong Answer: prints the larger of the two middle offers
import sys
from bisect import insort

_, *offers = map(int, sys.stdin.read().split())
in_order = []
for offer in offers:
    insort(in_order, offer)
    print(in_order[len(in_order) // 2], end=" ")
print()
