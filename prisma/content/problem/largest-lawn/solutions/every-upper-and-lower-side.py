import sys


def longest_stretch(is_free):
    longest = stretch = 0
    for free in is_free:
        stretch = stretch + 1 if free else 0
        longest = max(longest, stretch)
    return longest


def main():
    park = sys.stdin.read().split()
    largest = 0
    for upper in range(len(park)):
        is_free = [True] * len(park[0])
        for lower in range(upper, len(park)):
            row = park[lower]
            is_free = [free and cell == "." for free, cell in zip(is_free, row)]
            height = lower - upper + 1
            largest = max(largest, height * longest_stretch(is_free))
    print(largest)


main()
