# Wrong Answer: uses the employee numbers as positions, although a team is not a contiguous range of numbers
import sys


def main():
    lines = sys.stdin.read().split("\n")
    n = int(lines[0])
    boss_of = [0, 0, *map(int, lines[1].split())]

    size = [1] * (n + 1)
    for employee in range(n, 1, -1):
        size[boss_of[employee]] += size[employee]
    place = list(range(n + 1))

    tree = [0] * (n + 1)

    def add_from(at, bonus):
        while at <= n:
            tree[at] += bonus
            at += at & -at

    answers = []
    for line in lines[3:3 + int(lines[2])]:
        kind, number, *rest = line.split()
        employee = int(number)
        if kind == "raise":
            bonus = int(rest[0])
            add_from(place[employee], bonus)
            add_from(place[employee] + size[employee], -bonus)
        else:
            total = 0
            at = place[employee]
            while at > 0:
                total += tree[at]
                at -= at & -at
            answers.append(total)
    print(*answers)


main()
