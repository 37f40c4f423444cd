import sys


def main():
    n, capacity, *numbers = map(int, sys.stdin.buffer.read().split())
    things = list(zip(numbers[::2], numbers[1::2]))

    most = 0
    for carried in range(n):
        best = [0] * (capacity + 1)
        for i, (weight, value) in enumerate(things):
            if i == carried:
                continue
            for room in range(capacity, weight - 1, -1):
                best[room] = max(best[room], best[room - weight] + value)
        most = max(most, things[carried][1] + best[capacity])
    print(most)


main()
