import sys
from bisect import bisect_left


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    heights = numbers[1:n + 1]
    questions = numbers[n + 2:]

    heights.sort()
    answers = [n - bisect_left(heights, h) for h in questions]
    print(" ".join(map(str, answers)))


main()
