import sys


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    jobs = sorted(zip(numbers[1::2], numbers[::2]), reverse=True)

    is_taken = [False] * (n + 1)
    total = 0
    for pay, due in jobs:
        day = min(due, n)
        while day > 0 and is_taken[day]:
            day -= 1
        if day > 0:
            is_taken[day] = True
            total += pay
    print(total)


main()
