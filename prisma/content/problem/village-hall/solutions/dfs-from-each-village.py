import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n = numbers[0]
    residents = numbers[: n + 1]
    neighbours = [[] for _ in range(n + 1)]
    for a, b in zip(numbers[n + 1 :: 2], numbers[n + 2 :: 2]):
        neighbours[a].append(b)
        neighbours[b].append(a)

    def total_of(hall):
        total = 0
        stack = [(hall, 0, 0)]
        while stack:
            village, came_from, kilometres = stack.pop()
            total += residents[village] * kilometres
            for other in neighbours[village]:
                if other != came_from:
                    stack.append((other, village, kilometres + 1))
        return total

    print(*(total_of(village) for village in range(1, n + 1)))


main()
