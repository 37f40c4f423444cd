import sys
from functools import cmp_to_key


def compare(a, b):
    return -1 if a + b > b + a else 1 if a + b < b + a else 0


def main():
    _, *cards = sys.stdin.read().split()
    cards.sort(key=cmp_to_key(compare))
    print("0" if cards[0] == "0" else "".join(cards))


main()
