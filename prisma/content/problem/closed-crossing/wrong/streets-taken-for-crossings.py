# Wrong Answer: takes a and b as numbers of crossings, so that one step is missing in each direction
from math import comb

a, b, c, d = map(int, input().split())
if a == 0 or b == 0:
    print(0)
else:
    a, b = a - 1, b - 1
    everything = comb(a + b, a)
    behind = comb(a - c + b - d, a - c) if c <= a and d <= b else 0
    print((everything - comb(c + d, c) * behind) % 1_000_000_007)
