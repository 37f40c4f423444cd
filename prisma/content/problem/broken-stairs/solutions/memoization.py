import sys
from functools import cache

numbers = list(map(int, sys.stdin.read().split()))
n, broken = numbers[0], set(numbers[1:])


@cache
def climbs(step):
    if step == n:
        return 1
    found = 0
    for above in range(step + 1, min(step + 3, n) + 1):
        if above not in broken:
            found += climbs(above)
    return found % 1_000_000_007


print(climbs(0))
