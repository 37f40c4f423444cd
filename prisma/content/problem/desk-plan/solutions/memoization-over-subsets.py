import sys


def main():
    n, *numbers = map(int, sys.stdin.read().split())
    cost = [numbers[n * person:n * (person + 1)] for person in range(n)]
    memo = [-1] * (1 << n)
    memo[-1] = 0

    def best(taken):
        if memo[taken] < 0:
            row = cost[taken.bit_count()]
            memo[taken] = min(
                row[desk] + best(taken | 1 << desk)
                for desk in range(n)
                if not taken >> desk & 1
            )
        return memo[taken]

    print(best(0))


main()
