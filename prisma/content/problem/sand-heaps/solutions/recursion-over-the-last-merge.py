import sys


def main():
    _, *weights = map(int, sys.stdin.read().split())

    def cost(first, end):
        if end - first == 1:
            return 0
        gaps = range(first + 1, end)
        cheapest = min(cost(first, gap) + cost(gap, end) for gap in gaps)
        return cheapest + sum(weights[first:end])

    print(cost(0, len(weights)))


main()
