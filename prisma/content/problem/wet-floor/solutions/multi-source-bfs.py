import sys


def main():
    plan = sys.stdin.read().split()
    width = len(plan[0]) + 1
    # Sentinel walls above, below and at the end of each row replace bounds checks.
    cells = list("#" * width + "".join(row + "#" for row in plan) + "#" * width)
    wet_now = [i for i, cell in enumerate(cells) if cell == "L"]
    dry = cells.count(".")
    minutes = 0
    while wet_now and dry:
        wet_next = []
        for cell in wet_now:
            for other in (cell - width, cell + width, cell - 1, cell + 1):
                if cells[other] == ".":
                    cells[other] = "L"
                    wet_next.append(other)
        dry -= len(wet_next)
        wet_now = wet_next
        minutes += 1
    print(-1 if dry else minutes)


main()
