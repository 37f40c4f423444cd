import sys


def winner(n, k):
    chairs = list(range(1, n + 1))
    start = 0
    while len(chairs) > 1:
        start = (start + k - 1) % len(chairs)
        del chairs[start]
    return chairs[0]


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print("\n".join(str(winner(n, k)) for n, k in zip(numbers[::2], numbers[1::2])))


main()
