import sys
from bisect import bisect_left


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    frames = list(zip(numbers[1::2], numbers[2::2]))
    frames.sort(key=lambda frame: (frame[0], -frame[1]))

    lowest_end = []
    for _, height in frames:
        place = bisect_left(lowest_end, height)
        if place == len(lowest_end):
            lowest_end.append(height)
        else:
            lowest_end[place] = height
    print(len(lowest_end))


main()
