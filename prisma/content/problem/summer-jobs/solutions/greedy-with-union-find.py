import sys


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    jobs = sorted(zip(numbers[1::2], numbers[::2]), reverse=True)

    pointer = list(range(n + 1))
    total = 0
    for pay, due in jobs:
        day = min(due, n)
        while pointer[day] != day:
            pointer[day] = pointer[pointer[day]]
            day = pointer[day]
        if day > 0:
            pointer[day] = day - 1
            total += pay
    print(total)


main()
