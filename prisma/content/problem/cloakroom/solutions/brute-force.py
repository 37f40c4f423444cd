import sys


def main():
    lines = sys.stdin.read().splitlines()
    n, _ = map(int, lines[0].split())
    is_free = [False] + [True] * n

    answers = []
    for line in lines[1:]:
        word, number = line.split()
        if word == "give":
            is_free[int(number)] = True
            continue
        left = int(number)
        hook = 0
        while left > 0:
            hook += 1
            left -= is_free[hook]
        is_free[hook] = False
        answers.append(hook)
    print(*answers)


main()
