# Wrong Answer: divides the product by the divisor that all periods share
import sys
from math import gcd, prod

for line in sys.stdin.read().splitlines()[1:]:
    periods = list(map(int, line.split()))
    together = prod(periods) // gcd(*periods)
    print(together if together <= 10**18 else -1)
