import sys


def main():
    numbers = list(map(int, sys.stdin.buffer.read().split()))
    n, m = numbers[:2]
    bridges = list(zip(numbers[2:2 * m + 2:2], numbers[3:2 * m + 2:2]))
    closings = numbers[2 * m + 3:]

    parent = list(range(n + 1))
    size = [1] * (n + 1)

    def find(island):
        while parent[island] != island:
            parent[island] = parent[parent[island]]
            island = parent[island]
        return island

    def joins_two_groups(bridge):
        a, b = find(bridge[0]), find(bridge[1])
        if a == b:
            return False
        if size[a] < size[b]:
            a, b = b, a
        parent[b] = a
        size[a] += size[b]
        return True

    closed = set(closings)
    groups = n
    for number, bridge in enumerate(bridges, 1):
        if number not in closed:
            groups -= joins_two_groups(bridge)

    answers = []
    for number in reversed(closings):
        answers.append(groups)
        groups -= joins_two_groups(bridges[number - 1])
    print("\n".join(map(str, reversed(answers))))


main()
