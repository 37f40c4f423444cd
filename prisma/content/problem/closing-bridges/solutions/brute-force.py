import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n, m = numbers[:2]
    bridges = list(zip(numbers[2:2 * m + 2:2], numbers[3:2 * m + 2:2]))
    closings = numbers[2 * m + 3:]

    leaving = [[] for _ in range(n + 1)]
    for number, (a, b) in enumerate(bridges, 1):
        leaving[a].append((b, number))
        leaving[b].append((a, number))
    is_closed = [False] * (m + 1)

    def count_groups():
        reached = [False] * (n + 1)
        groups = 0
        for start in range(1, n + 1):
            if reached[start]:
                continue
            groups += 1
            reached[start] = True
            stack = [start]
            while stack:
                for island, number in leaving[stack.pop()]:
                    if not is_closed[number] and not reached[island]:
                        reached[island] = True
                        stack.append(island)
        return groups

    for number in closings:
        is_closed[number] = True
        print(count_groups())


main()
