import sys


def main():
    first, *lines = sys.stdin.read().splitlines()
    m = int(first.split()[1])
    wishes = [list(map(int, line.split())) for line in lines]

    nurse_of = [-1] * (m + 1)
    shift_of = [0] * len(wishes)
    filled = 0
    for start in range(len(wishes)):
        asked_by = {}
        asking = [start]
        free = 0
        # The list grows during the loop (BFS), so long paths need no recursion.
        for nurse in asking:
            for shift in wishes[nurse]:
                if shift not in asked_by:
                    asked_by[shift] = nurse
                    if nurse_of[shift] < 0:
                        free = shift
                        break
                    asking.append(nurse_of[shift])
            if free:
                break
        if free:
            filled += 1
        while free:
            nurse = asked_by[free]
            nurse_of[free] = nurse
            free, shift_of[nurse] = shift_of[nurse], free
    print(filled)


main()
