import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    days = numbers[:n + 1]
    rules = numbers[n + 2:]
    dependents = [[] for _ in range(n + 1)]
    for first, then in zip(rules[::2], rules[1::2]):
        dependents[first].append(then)

    earliest_start = [0] * (n + 1)
    length = 0
    for task in range(1, n + 1):
        end = earliest_start[task] + days[task]
        length = max(length, end)
        for then in dependents[task]:
            if end > earliest_start[then]:
                earliest_start[then] = end

    latest_start = [0] * (n + 1)
    for task in range(n, 0, -1):
        end = min((latest_start[then] for then in dependents[task]), default=length)
        latest_start[task] = end - days[task]

    print(length)
    tasks = range(1, n + 1)
    print(*(task for task in tasks if earliest_start[task] == latest_start[task]))


main()
