import sys
from math import gcd


def first_together(r, m, s, n):
    g = gcd(m, n)
    if (s - r) % g != 0:
        return -1
    step = n // g
    # With the exponent -1, pow computes the modular inverse.
    k = (s - r) // g * pow(m // g, -1, step) % step
    return r + m * k


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    pairs = zip(*(numbers[i::4] for i in range(4)))
    print("\n".join(str(first_together(*pair)) for pair in pairs))


main()
