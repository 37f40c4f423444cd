import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    arrivals = sorted(numbers[1::2])
    leavings = sorted(numbers[2::2])

    best_minute = most = gone = 0
    for arrived, minute in enumerate(arrivals, start=1):
        while leavings[gone] < minute:
            gone += 1
        if arrived - gone > most:
            best_minute, most = minute, arrived - gone
    print(best_minute, most)


main()
