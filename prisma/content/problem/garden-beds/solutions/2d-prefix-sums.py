import sys
from itertools import accumulate


def main():
    lines = sys.stdin.buffer.read().splitlines()
    rows, columns = map(int, lines[0].split())

    total = [[0] * (columns + 1)]
    for line in lines[1 : rows + 1]:
        in_row = accumulate(map(int, line.split()), initial=0)
        total.append([above + so_far for above, so_far in zip(total[-1], in_row)])

    answers = []
    for line in lines[rows + 2 :]:
        top, left, bottom, right = map(int, line.split())
        above, below = total[top - 1], total[bottom]
        answers.append(below[right] - below[left - 1] - above[right] + above[left - 1])
    print(*answers)


main()
