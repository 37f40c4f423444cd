import sys


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    tells = [[] for _ in range(n + 1)]
    for teller, hearer in zip(numbers[::2], numbers[1::2]):
        tells[teller].append(hearer)

    def search(first, is_seen, left):
        is_seen[first] = True
        stack = [(first, iter(tells[first]))]
        while stack:
            member, hearers = stack[-1]
            for hearer in hearers:
                if not is_seen[hearer]:
                    is_seen[hearer] = True
                    stack.append((hearer, iter(tells[hearer])))
                    break
            else:
                left.append(member)
                stack.pop()

    is_seen = [False] * (n + 1)
    left = []
    for member in range(1, n + 1):
        if not is_seen[member]:
            search(member, is_seen, left)

    knows = [False] * (n + 1)
    informed = 0
    for member in reversed(left):
        if not knows[member]:
            informed += 1
            search(member, knows, [])
    print(informed)


main()
