import sys


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    others = [[] for _ in range(n + 1)]
    for one, other in zip(numbers[::2], numbers[1::2]):
        others[one].append(other)
        others[other].append(one)

    table = [0] * (n + 1)
    ways = 1
    for first in range(1, n + 1):
        if table[first]:
            continue
        ways = ways * 2 % 1_000_000_007
        table[first] = 1
        stack = [first]
        while stack:
            guest = stack.pop()
            here = table[guest]
            for other in others[guest]:
                if table[other] == here:
                    print(0)
                    return
                if table[other] == 0:
                    table[other] = -here
                    stack.append(other)
    print(ways)


main()
