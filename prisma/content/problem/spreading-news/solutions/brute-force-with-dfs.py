import sys


def main():
    n, m, *numbers = map(int, sys.stdin.buffer.read().split())
    tells = [[] for _ in range(n + 1)]
    for teller, hearer in zip(numbers[::2], numbers[1::2]):
        tells[teller].append(hearer)

    knows = [False] * (n + 1)
    informed = set()
    for member in range(1, n + 1):
        if knows[member]:
            continue
        reached = {member}
        stack = [member]
        while stack:
            for hearer in tells[stack.pop()]:
                if hearer not in reached:
                    reached.add(hearer)
                    stack.append(hearer)
        for hearer in reached:
            knows[hearer] = True
        informed -= reached
        informed.add(member)
    print(len(informed))


main()
