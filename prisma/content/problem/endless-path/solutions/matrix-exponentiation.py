import sys
from operator import mul

MOD = 1_000_000_007


def main():
    n, colours, *pairs = map(int, sys.stdin.read().split())
    step = [[1] * colours for _ in range(colours)]
    for one, other in zip(pairs[::2], pairs[1::2]):
        step[one - 1][other - 1] = step[other - 1][one - 1] = 0

    ways = [1] * colours
    steps = n - 1
    while steps:
        # The matrix is symmetric, so its rows are its columns.
        if steps & 1:
            ways = [sum(map(mul, ways, row)) % MOD for row in step]
        step = [[sum(map(mul, row, column)) % MOD for column in step] for row in step]
        steps >>= 1
    print(sum(ways) % MOD)


main()
