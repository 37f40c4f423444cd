import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    rent = numbers[1 : n + 1]
    above = [-1] + [kennel - 1 for kennel in numbers[n + 1 :]]
    is_let = [False] * n

    def best(i):
        if i == n:
            return 0
        most = best(i + 1)
        if i == 0 or not is_let[above[i]]:
            is_let[i] = True
            most = max(most, rent[i] + best(i + 1))
            is_let[i] = False
        return most

    print(best(0))


main()
