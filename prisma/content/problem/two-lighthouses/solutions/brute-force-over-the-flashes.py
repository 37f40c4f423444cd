import sys


def first_together(r, m, s, n):
    for second in range(r, r + m * n, m):
        if second % n == s:
            return second
    return -1


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    pairs = zip(*(numbers[i::4] for i in range(4)))
    print("\n".join(str(first_together(*pair)) for pair in pairs))


main()
