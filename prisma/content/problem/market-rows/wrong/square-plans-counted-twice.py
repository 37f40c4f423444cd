# Wrong Answer: a square plan is its own partner and is counted twice
import sys
from math import isqrt

_, *questions = map(int, sys.stdin.buffer.read().split())
for stalls in questions:
    print(2 * sum(stalls % rows == 0 for rows in range(1, isqrt(stalls) + 1)))
