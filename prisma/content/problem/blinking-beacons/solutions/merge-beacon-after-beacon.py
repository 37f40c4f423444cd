import sys
from math import gcd

LIMIT = 10**18


def seconds_until_all_blink(periods):
    together = 1
    for period in periods:
        together *= period // gcd(together, period)
        if together > LIMIT:
            return -1
    return together


def main():
    for line in sys.stdin.read().splitlines()[1:]:
        print(seconds_until_all_blink(map(int, line.split())))


main()
