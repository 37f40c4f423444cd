import sys
from collections import Counter


def main():
    n, *words = sys.stdin.read().split()
    count = Counter(zip(words[::2], words[1::2]))
    pairs = sum(
        min(number, count[colour, "R"])
        for (colour, side), number in count.items()
        if side == "L"
    )
    print(pairs, int(n) - 2 * pairs)


main()
