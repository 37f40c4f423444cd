import sys
from bisect import bisect_right


def main():
    _, *numbers = map(int, sys.stdin.buffer.read().split())
    bands = sorted(zip(numbers[1::3], numbers[::3], numbers[2::3]))
    ends = [end for end, _, _ in bands]
    best = [0]
    for _, start, fee in bands:
        best.append(max(best[-1], fee + best[bisect_right(ends, start)]))
    print(best[-1])


main()
