import sys


def winner(n, k):
    place = 0
    for circle in range(2, n + 1):
        place = (place + k) % circle
    return place + 1


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    print("\n".join(str(winner(n, k)) for n, k in zip(numbers[::2], numbers[1::2])))


main()
