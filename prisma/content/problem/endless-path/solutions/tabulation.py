import sys


def main():
    n, colours, *pairs = map(int, sys.stdin.read().split())
    before = [set(range(colours)) for _ in range(colours)]
    for one, other in zip(pairs[::2], pairs[1::2]):
        before[one - 1].discard(other - 1)
        before[other - 1].discard(one - 1)

    ways = [1] * colours
    for _ in range(n - 1):
        ways = [sum(ways[x] for x in before[y]) % 1_000_000_007 for y in range(colours)]
    print(sum(ways) % 1_000_000_007)


main()
