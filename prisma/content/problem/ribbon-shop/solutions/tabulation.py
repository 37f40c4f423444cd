import sys


def main():
    ribbon, cut, _, *numbers = map(int, sys.stdin.read().split())
    offers = sorted(zip(numbers[::2], numbers[1::2]))

    best = [0] * (ribbon + 1)
    for metres in range(1, ribbon + 1):
        most = 0
        for length, price in offers:
            if length >= metres:
                if length == metres and price > most:
                    most = price
                break
            earned = price - cut + best[metres - length]
            if earned > most:
                most = earned
        best[metres] = most
    print(best[ribbon])


main()
