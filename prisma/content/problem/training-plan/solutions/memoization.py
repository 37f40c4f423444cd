import sys
from functools import cache


def main():
    n, *points = map(int, sys.stdin.read().split())
    sports = [points[:n], points[n:]]

    @cache
    def most_from(day, yesterday, in_a_row):
        """`yesterday` is None after a day of rest."""
        if day == n:
            return 0
        most = most_from(day + 1, None, 0)
        if in_a_row < 2:
            for sport in range(2):
                if sport != yesterday:
                    later = most_from(day + 1, sport, in_a_row + 1)
                    most = max(most, sports[sport][day] + later)
        return most

    print(most_from(0, None, 0))


main()
