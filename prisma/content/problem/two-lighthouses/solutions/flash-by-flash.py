import sys


def first_together(r, m, s, n):
    step = m % n
    start = rest = r % n
    k = 0
    while rest != s:
        rest += step
        if rest >= n:
            rest -= n
        if rest == start:
            return -1
        k += 1
    return r + m * k


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    for i in range(0, len(numbers), 4):
        print(first_together(*numbers[i : i + 4]))


main()
