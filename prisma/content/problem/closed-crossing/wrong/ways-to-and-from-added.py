# Wrong Answer: adds the numbers of paths to and from the closed crossing instead of multiplying them
from math import comb

a, b, c, d = map(int, input().split())
through = comb(c + d, c) + comb(a - c + b - d, a - c)
print((comb(a + b, a) - through) % 1_000_000_007)
