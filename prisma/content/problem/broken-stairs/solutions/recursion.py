import sys

numbers = list(map(int, sys.stdin.read().split()))
n, broken = numbers[0], set(numbers[1:])


def climbs(step):
    if step == n:
        return 1
    found = 0
    for above in range(step + 1, min(step + 3, n) + 1):
        if above not in broken:
            found += climbs(above)
    return found


print(climbs(0) % 1_000_000_007)
