import sys


def main():
    n, *cells = map(int, sys.stdin.read().split())
    free = []
    left_in_row = [(1 << n) - 1] * n
    left_in_column = [(1 << n) - 1] * n
    for cell, colour in enumerate(cells):
        row, column = divmod(cell, n)
        if colour:
            left_in_row[row] ^= 1 << colour - 1
            left_in_column[column] ^= 1 << colour - 1
        else:
            free.append((row, column))

    def completions():
        if not free:
            return 1
        fewest = n + 1
        for i, (row, column) in enumerate(free):
            colours = left_in_row[row] & left_in_column[column]
            if colours.bit_count() < fewest:
                fewest = colours.bit_count()
                allowed, narrowest = colours, i
        free[narrowest], free[-1] = free[-1], free[narrowest]
        row, column = free.pop()
        found = 0
        while allowed:
            colour = allowed & -allowed
            allowed ^= colour
            left_in_row[row] ^= colour
            left_in_column[column] ^= colour
            found += completions()
            left_in_row[row] ^= colour
            left_in_column[column] ^= colour
        free.append((row, column))
        return found

    print(completions())


main()
