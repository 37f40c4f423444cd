import sys


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    kinds = numbers[:n]
    questions = zip(numbers[n + 1 :: 2], numbers[n + 2 :: 2])
    print(*(len(set(kinds[first - 1 : last])) for first, last in questions))


main()
