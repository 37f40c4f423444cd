import sys


def main():
    n, *bosses = map(int, sys.stdin.buffer.read().split())
    boss_of = [0, 0] + bosses

    team = [0] * (n + 1)
    for employee in range(1, n + 1):
        while employee != 0:
            team[employee] += 1
            employee = boss_of[employee]
    print(*team[1:])


main()
