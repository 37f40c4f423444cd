import sys


def main():
    lines = sys.stdin.read().split("\n")
    n = int(lines[0])
    boss_of = [0, 0, *map(int, lines[1].split())]

    bonus = [0] * (n + 1)
    answers = []
    for line in lines[3:3 + int(lines[2])]:
        kind, employee, *rest = line.split()
        if kind == "raise":
            bonus[int(employee)] += int(rest[0])
            continue
        total = 0
        above = int(employee)
        while above != 0:
            total += bonus[above]
            above = boss_of[above]
        answers.append(total)
    print(*answers)


main()
