import sys


def main():
    first, *lines = sys.stdin.read().splitlines()
    wishes = [list(map(int, line.split())) for line in lines]
    taken = set()

    def most_filled(nurse):
        if nurse == len(wishes):
            return 0
        best = most_filled(nurse + 1)
        for shift in wishes[nurse]:
            if shift not in taken:
                taken.add(shift)
                best = max(best, 1 + most_filled(nurse + 1))
                taken.remove(shift)
        return best

    print(most_filled(0))


main()
