import sys
from math import gcd


def inverse(number, modulus):
    """The x below modulus with number * x = 1 modulo modulus."""
    before, now = 0, 1 % modulus
    larger, smaller = modulus, number % modulus
    while smaller > 1:
        times = larger // smaller
        larger, smaller = smaller, larger - times * smaller
        before, now = now, before - times * now
    return now % modulus


def first_together(r, m, s, n):
    divisor = gcd(m, n)
    if (s - r) % divisor != 0:
        return -1
    repeat = n // divisor
    k = (s - r) // divisor * inverse(m // divisor, repeat) % repeat
    return r + m * k


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    pairs = zip(numbers[::4], numbers[1::4], numbers[2::4], numbers[3::4])
    print("\n".join(str(first_together(*pair)) for pair in pairs))


main()
