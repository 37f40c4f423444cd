import sys
from itertools import permutations


def main():
    n, *numbers = map(int, sys.stdin.read().split())
    cost = [numbers[n * person:n * (person + 1)] for person in range(n)]
    print(min(
        sum(row[desk] for row, desk in zip(cost, plan))
        for plan in permutations(range(n))
    ))


main()
