import sys


def main():
    first, *town = sys.stdin.read().split("\n")
    rows, columns = map(int, first.split())
    town = town[:rows]

    def is_free(row, column, minute):
        forbidden = "#O" if minute % 2 == 0 else "#E"
        return town[row][column] not in forbidden

    [start] = [(row, town[row].index("S")) for row in range(rows) if "S" in town[row]]
    possible = {start}
    for minute in range(1, 2 * rows * columns):
        possible = {
            (row, column)
            for row in range(rows)
            for column in range(columns)
            if is_free(row, column, minute)
            and not possible.isdisjoint((
                (row, column), (row - 1, column), (row + 1, column),
                (row, column - 1), (row, column + 1),
            ))
        }
        if any(town[row][column] == "T" for row, column in possible):
            print(minute)
            return
    print(-1)


main()
