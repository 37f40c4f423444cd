import sys


def main():
    n, rest, tanks, *times = map(int, sys.stdin.buffer.read().split())
    spans = [time + rest for time in times]

    low, high = 1, -(-tanks // n) * max(spans) - rest
    while low < high:
        mid = (low + high) // 2
        ready = mid + rest
        if sum([ready // span for span in spans]) >= tanks:
            high = mid
        else:
            low = mid + 1
    print(low)


main()
