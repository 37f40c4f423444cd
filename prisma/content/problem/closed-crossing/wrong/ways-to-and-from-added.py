# Wrong Answer: adds the ways to the closed crossing and those from it
from math import comb

a, b, c, d = map(int, input().split())
through = comb(c + d, c) + comb(a - c + b - d, a - c)
print((comb(a + b, a) - through) % 1_000_000_007)
