import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    next_broken = iter(numbers[1:])
    broken = next(next_broken, 0)

    third, second, first = 0, 0, 1
    for step in range(1, n + 1):
        if step == broken:
            here = 0
            broken = next(next_broken, 0)
        else:
            here = (first + second + third) % 1_000_000_007
        third, second, first = second, first, here
    print(first)


main()
