import sys
from math import lcm


def signed_count(floors, unlucky, first, multiple):
    if multiple > floors:
        return 0
    if first == len(unlucky):
        return floors // multiple
    without = signed_count(floors, unlucky, first + 1, multiple)
    together = lcm(multiple, unlucky[first])
    return without - signed_count(floors, unlucky, first + 1, together)


def main():
    floors, *unlucky = map(int, sys.stdin.read().split())
    print(signed_count(floors, unlucky, 0, 1))


main()
