import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    heights = numbers[1:n + 1]
    questions = numbers[n + 2:]

    answers = [sum(height >= h for height in heights) for h in questions]
    print(" ".join(map(str, answers)))


main()
