# Wrong Answer: returns -1 whenever the periods have a common factor
import sys
from math import gcd

_, *numbers = map(int, sys.stdin.buffer.read().split())
for r, m, s, n in zip(*(numbers[i::4] for i in range(4))):
    print(r + m * ((s - r) * pow(m, -1, n) % n) if gcd(m, n) == 1 else -1)
