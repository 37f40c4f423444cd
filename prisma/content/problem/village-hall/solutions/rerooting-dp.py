import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    below = [0, *numbers[1 : n + 1]]
    everybody = sum(below)
    neighbours = [[] for _ in range(n + 1)]
    for a, b in zip(numbers[n + 1 :: 2], numbers[n + 2 :: 2]):
        neighbours[a].append(b)
        neighbours[b].append(a)

    parent = [0] * (n + 1)
    order = [1]
    for village in order:
        for other in neighbours[village]:
            if other != parent[village]:
                parent[other] = village
                order.append(other)

    total = [0] * (n + 1)
    for village in reversed(order[1:]):
        below[parent[village]] += below[village]
        total[1] += below[village]
    for village in order[1:]:
        total[village] = total[parent[village]] + everybody - 2 * below[village]
    print(*total[1:])


main()
