import sys


def main():
    plan = [list(row) for row in sys.stdin.read().split()]
    rows, columns = len(plan), len(plan[0])
    minutes = 0
    while True:
        reached = []
        for r in range(rows):
            for c in range(columns):
                if plan[r][c] != ".":
                    continue
                for i, j in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if 0 <= i < rows and 0 <= j < columns and plan[i][j] == "L":
                        reached.append((r, c))
                        break
        if not reached:
            break
        for r, c in reached:
            plan[r][c] = "L"
        minutes += 1
    print(-1 if any("." in row for row in plan) else minutes)


main()
