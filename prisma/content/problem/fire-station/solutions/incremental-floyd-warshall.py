import sys


def print_best(minutes):
    longest, village = min(
        (max(row), village) for village, row in enumerate(minutes, start=1)
    )
    print(village, longest)


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    del numbers[3 * m]  # the number of new roads
    lines = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))

    minutes = [[0 if one == other else 10**9 for other in range(n)] for one in range(n)]
    for one, other, time in lines[:m]:
        if time < minutes[one - 1][other - 1]:
            minutes[one - 1][other - 1] = minutes[other - 1][one - 1] = time
    for stop in range(n):
        from_stop = minutes[stop]
        for village, row in enumerate(minutes):
            first = row[stop]
            minutes[village] = [
                time if time < first + then else first + then
                for time, then in zip(row, from_stop)
            ]
    print_best(minutes)

    for one, other, time in lines[m:]:
        from_one, from_other = minutes[one - 1], minutes[other - 1]
        if time < from_one[other - 1]:
            for village, row in enumerate(minutes):
                if row[one - 1] + time < row[other - 1]:
                    first, beyond = row[one - 1] + time, from_other
                elif row[other - 1] + time < row[one - 1]:
                    first, beyond = row[other - 1] + time, from_one
                else:
                    continue
                minutes[village] = [
                    old if old < first + then else first + then
                    for old, then in zip(row, beyond)
                ]
        print_best(minutes)


main()
