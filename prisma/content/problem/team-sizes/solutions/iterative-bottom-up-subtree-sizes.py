import sys


def main():
    n, *bosses = map(int, sys.stdin.buffer.read().split())
    boss_of = [0, 0] + bosses

    team = [1] * (n + 1)
    for employee in range(n, 1, -1):
        team[boss_of[employee]] += team[employee]
    print(*team[1:])


main()
