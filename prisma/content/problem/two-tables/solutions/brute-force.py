import sys


def main():
    n, m, *numbers = map(int, sys.stdin.read().split())
    pairs = list(zip(numbers[::2], numbers[1::2]))

    ways = 0
    for tables in range(1 << n):
        if all((tables >> one - 1 ^ tables >> other - 1) & 1 for one, other in pairs):
            ways += 1
    print(ways % 1_000_000_007)


main()
