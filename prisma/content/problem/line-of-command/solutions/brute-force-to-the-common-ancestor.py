import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    boss = [0, 0, *numbers[1:n]]

    answers = []
    for a, b in zip(numbers[n + 1 :: 2], numbers[n + 2 :: 2]):
        steps = 0
        while a != b:
            if a > b:
                a = boss[a]
            else:
                b = boss[b]
            steps += 1
        answers.append(steps)
    print("\n".join(map(str, answers)))


main()
