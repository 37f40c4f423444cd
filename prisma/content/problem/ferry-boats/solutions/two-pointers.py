import sys


def main():
    n, limit, *weights = map(int, sys.stdin.buffer.read().split())
    weights.sort()

    boats = 0
    lightest, heaviest = 0, n - 1
    while lightest <= heaviest:
        if weights[lightest] + weights[heaviest] <= limit:
            lightest += 1
        heaviest -= 1
        boats += 1
    print(boats)


main()
