# Wrong Answer: multiplies the periods, although they may have common factors
import sys
from math import prod

_, *lines = sys.stdin.read().splitlines()
for line in lines:
    together = prod(map(int, line.split()))
    print(together if together <= 10**18 else -1)
