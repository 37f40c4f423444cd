import sys


def main():
    _, *questions = map(int, sys.stdin.buffer.read().split())
    largest = max(questions)
    plans = [1] * (largest + 1)
    for rows in range(2, largest + 1):
        for stalls in range(rows, largest + 1, rows):
            plans[stalls] += 1
    print("\n".join(str(plans[stalls]) for stalls in questions))


main()
