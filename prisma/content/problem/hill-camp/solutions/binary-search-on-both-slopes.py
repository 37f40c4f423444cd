import sys
from bisect import bisect_left, bisect_right
from operator import neg


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    heights = numbers[1:n + 1]
    questions = numbers[n + 2:]

    low, peak = 0, n - 1
    while low < peak:
        mid = (low + peak) // 2
        if heights[mid] < heights[mid + 1]:
            low = mid + 1
        else:
            peak = mid

    answers = []
    for h in questions:
        first = bisect_left(heights, h, 0, peak)
        # Negated, the right slope is increasing.
        behind = bisect_right(heights, -h, peak, n, key=neg)
        answers.append(behind - first)
    print(" ".join(map(str, answers)))


main()
