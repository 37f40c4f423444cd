import sys


def main():
    lines = sys.stdin.buffer.read().splitlines()
    rows, _ = map(int, lines[0].split())
    needs = [list(map(int, line.split())) for line in lines[1 : rows + 1]]

    answers = []
    for line in lines[rows + 2 :]:
        top, left, bottom, right = map(int, line.split())
        rows = needs[top - 1 : bottom]
        answers.append(sum(sum(row[left - 1 : right]) for row in rows))
    print(*answers)


main()
