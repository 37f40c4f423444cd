import sys


def main():
    _, *cards = map(int, sys.stdin.buffer.read().split())
    numbers = set(cards)

    best_length = best_first = 0
    for first in numbers:
        if first - 1 in numbers:
            continue
        end = first + 1
        while end in numbers:
            end += 1
        length = end - first
        if length > best_length or (length == best_length and first < best_first):
            best_length, best_first = length, first
    print(best_first, best_first + best_length - 1)


main()
