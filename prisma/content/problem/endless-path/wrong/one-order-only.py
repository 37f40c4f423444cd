# Wrong Answer: forbids a pair only in the order in which it is given
import sys

n, colours, *pairs = map(int, sys.stdin.read().split())
step = [[1] * colours for _ in range(colours)]
for one, other in zip(pairs[::2], pairs[1::2]):
    step[one - 1][other - 1] = 0
ways = [1] * colours
steps = n - 1
places = range(colours)
while steps:
    if steps & 1:
        ways = [sum(ways[x] * step[x][y] for x in places) % 1_000_000_007
                for y in places]
    step = [[sum(step[x][k] * step[k][y] for k in places) % 1_000_000_007
             for y in places] for x in places]
    steps >>= 1
print(sum(ways) % 1_000_000_007)
