import sys


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    ending_at = [[] for _ in range(n + 1)]
    for i, (first, last) in enumerate(zip(numbers[n + 1 :: 2], numbers[n + 2 :: 2])):
        ending_at[last].append((first, i))

    marks = [0] * (n + 1)
    last_of = [0] * (n + 1)
    different = 0
    answers = [0] * numbers[n]
    for place, kind in enumerate(numbers[:n], start=1):
        before = last_of[kind]
        last_of[kind] = place
        if before == 0:
            different += 1
        while 0 < before <= n:
            marks[before] -= 1
            before += before & -before
        at = place
        while at <= n:
            marks[at] += 1
            at += at & -at
        for first, i in ending_at[place]:
            outside = 0
            at = first - 1
            while at > 0:
                outside += marks[at]
                at &= at - 1
            answers[i] = different - outside
    print(*answers)


main()
