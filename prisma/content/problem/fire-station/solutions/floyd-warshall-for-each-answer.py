import sys


def best_village(roads):
    minutes = [row[:] for row in roads]
    for stop, from_stop in enumerate(minutes):
        for village, row in enumerate(minutes):
            first = row[stop]
            minutes[village] = [
                min(time, first + then) for time, then in zip(row, from_stop)
            ]
    return min((max(row), village) for village, row in enumerate(minutes, start=1))


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    del numbers[3 * m]  # the number of new roads
    lines = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))

    roads = [[0 if one == other else 10**9 for other in range(n)] for one in range(n)]
    for i, (one, other, time) in enumerate(lines, start=1):
        if time < roads[one - 1][other - 1]:
            roads[one - 1][other - 1] = roads[other - 1][one - 1] = time
        if i >= m:
            longest, village = best_village(roads)
            print(village, longest)


main()
