# Wrong Answer: counts the square root of a perfect square twice
import sys
from math import isqrt

_, *questions = map(int, sys.stdin.buffer.read().split())
for stalls in questions:
    print(sum(2 for rows in range(1, isqrt(stalls) + 1) if stalls % rows == 0))
