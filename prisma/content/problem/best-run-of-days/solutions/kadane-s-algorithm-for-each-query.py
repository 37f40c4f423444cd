import sys


def main():
    lines = sys.stdin.read().splitlines()
    profits = list(map(int, lines[1].split()))

    answers = []
    for line in lines[3:]:
        word, *numbers = line.split()
        first, second = map(int, numbers)
        if word == "set":
            profits[first - 1] = second
            continue
        best = ending = profits[first - 1]
        for profit in profits[first:second]:
            ending = profit + max(ending, 0)
            best = max(best, ending)
        answers.append(best)
    print("\n".join(map(str, answers)))


main()
