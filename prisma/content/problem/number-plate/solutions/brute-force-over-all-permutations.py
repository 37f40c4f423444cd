import sys
from itertools import permutations


def main():
    _, *cards = sys.stdin.read().split()
    largest = max("".join(order) for order in permutations(cards))
    print(int(largest))


main()
