import sys

LIMIT = 10**18


def prime_powers(number):
    powers = {}
    p = 2
    while p * p <= number:
        while number % p == 0:
            powers[p] = powers.get(p, 0) + 1
            number //= p
        p += 1
    if number > 1:
        powers[number] = powers.get(number, 0) + 1
    return powers


def seconds_until_all_blink(periods):
    highest = {}
    for period in periods:
        for p, exponent in prime_powers(period).items():
            highest[p] = max(highest.get(p, 0), exponent)
    together = 1
    for p, exponent in highest.items():
        together *= p**exponent
    return together if together <= LIMIT else -1


def main():
    _, *lines = sys.stdin.read().splitlines()
    for line in lines:
        print(seconds_until_all_blink(map(int, line.split())))


main()
