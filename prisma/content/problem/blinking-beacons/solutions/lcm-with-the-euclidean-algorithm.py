import sys
from math import gcd

LIMIT = 10**18


def seconds_until_all_blink(periods):
    together = 1
    for period in periods:
        together = together // gcd(together, period) * period
        if together > LIMIT:
            return -1
    return together


def main():
    _, *lines = sys.stdin.read().splitlines()
    for line in lines:
        print(seconds_until_all_blink(map(int, line.split())))


main()
