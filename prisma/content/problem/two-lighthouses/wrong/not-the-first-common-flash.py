# Wrong Answer: reduces k modulo n and not modulo n / g, so an earlier flash is missed
import sys
from math import gcd

_, *numbers = map(int, sys.stdin.read().split())
for i in range(0, len(numbers), 4):
    r, m, s, n = numbers[i : i + 4]
    g = gcd(m, n)
    if (s - r) % g:
        print(-1)
    else:
        print(r + m * ((s - r) // g * pow(m // g, -1, n // g) % n))
