import sys
from math import prod

LIMIT = 10**18


def main():
    for line in sys.stdin.read().splitlines()[1:]:
        highest = {}
        for period in map(int, line.split()):
            prime = 2
            while prime * prime <= period:
                power = 1
                while period % prime == 0:
                    period //= prime
                    power *= prime
                highest[prime] = max(highest.get(prime, 1), power)
                prime += 1
            highest[period] = max(highest.get(period, 1), period)
        together = prod(highest.values())
        print(together if together <= LIMIT else -1)


main()
