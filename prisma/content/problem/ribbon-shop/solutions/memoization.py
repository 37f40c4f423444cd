import sys
from functools import cache


def main():
    ribbon, cut, _, *numbers = map(int, sys.stdin.read().split())
    offers = list(zip(numbers[::2], numbers[1::2]))

    @cache
    def most_from(metres):
        most = 0
        for length, price in offers:
            if length == metres:
                most = max(most, price)
            elif length < metres:
                most = max(most, price - cut + most_from(metres - length))
        return most

    print(most_from(ribbon))


main()
