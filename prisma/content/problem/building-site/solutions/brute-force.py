import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    days = numbers[:n + 1]
    rules = numbers[n + 2:]
    needed = [[] for _ in range(n + 1)]
    for first, then in zip(rules[::2], rules[1::2]):
        needed[then].append(first)

    def length():
        end = [0] * (n + 1)
        for task in range(1, n + 1):
            start = max((end[first] for first in needed[task]), default=0)
            end[task] = start + days[task]
        return max(end)

    whole = length()
    critical = []
    for task in range(1, n + 1):
        days[task] += 1
        if length() > whole:
            critical.append(task)
        days[task] -= 1
    print(whole)
    print(*critical)


main()
