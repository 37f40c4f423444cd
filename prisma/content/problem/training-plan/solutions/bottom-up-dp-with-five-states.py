import sys
from math import inf


def main():
    n, *points = map(int, sys.stdin.buffer.read().split())

    rest = 0
    first_run = first_swim = second_run = second_swim = -inf
    for run, swim in zip(points[:n], points[n:]):
        rest, first_run, first_swim, second_run, second_swim = (
            max(rest, first_run, first_swim, second_run, second_swim),
            rest + run,
            rest + swim,
            first_swim + run,
            first_run + swim,
        )
    print(max(rest, first_run, first_swim, second_run, second_swim))


main()
