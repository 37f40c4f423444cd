import sys
from bisect import insort


def main():
    _, *offers = map(int, sys.stdin.buffer.read().split())
    in_order = []
    medians = []
    for offer in offers:
        insort(in_order, offer)
        medians.append(in_order[(len(in_order) - 1) // 2])
    print(*medians)


main()
