import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    guards = list(zip(numbers[1::2], numbers[2::2]))

    best_minute = most = 0
    for minute, _ in guards:
        present = sum(a <= minute <= b for a, b in guards)
        if present > most or (present == most and minute < best_minute):
            best_minute, most = minute, present
    print(best_minute, most)


main()
