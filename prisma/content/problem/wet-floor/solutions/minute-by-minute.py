import sys


def main():
    plan = [list(row) for row in sys.stdin.read().split()]
    rows, columns = len(plan), len(plan[0])

    def is_wet(row, column):
        inside = 0 <= row < rows and 0 <= column < columns
        return inside and plan[row][column] == "L"

    minutes = 0
    while any("." in row for row in plan):
        reached = [
            (row, column)
            for row in range(rows)
            for column in range(columns)
            if plan[row][column] == "."
            and (
                is_wet(row - 1, column)
                or is_wet(row + 1, column)
                or is_wet(row, column - 1)
                or is_wet(row, column + 1)
            )
        ]
        if not reached:
            minutes = -1
            break
        for row, column in reached:
            plan[row][column] = "L"
        minutes += 1
    print(minutes)


main()
