# Wrong Answer: the base case has 0 ways for the ground, and one for the first step only
import sys

n, *broken = map(int, sys.stdin.read().split())
ways = [0] * (n + 4)
ways[1] = 0 if 1 in broken else 1
broken = set(broken)
for step in range(2, n + 1):
    if step not in broken:
        ways[step] = (ways[step - 1] + ways[step - 2] + ways[step - 3]) % 1_000_000_007
print(ways[n])
