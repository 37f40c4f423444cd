import sys


def main():
    n, *cells = map(int, sys.stdin.read().split())

    def completions(cell):
        if cell == n * n:
            return 1
        if cells[cell]:
            return completions(cell + 1)
        row = cell // n * n
        taken = set(cells[row:row + n]) | set(cells[cell % n::n])
        found = 0
        for colour in range(1, n + 1):
            if colour not in taken:
                cells[cell] = colour
                found += completions(cell + 1)
        cells[cell] = 0
        return found

    print(completions(0))


main()
