import sys


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    cables = list(zip(numbers[::2], numbers[1::2]))
    ends = [[] for _ in range(n + 1)]
    for cable, (one, other) in enumerate(cables, start=1):
        ends[one].append((other, cable))
        ends[other].append((one, cable))

    critical = []
    for out, (start, goal) in enumerate(cables, start=1):
        is_reached = [False] * (n + 1)
        is_reached[start] = True
        stack = [start]
        while stack and not is_reached[goal]:
            for office, cable in ends[stack.pop()]:
                if cable != out and not is_reached[office]:
                    is_reached[office] = True
                    stack.append(office)
        if not is_reached[goal]:
            critical.append(out)
    print(*critical)


main()
