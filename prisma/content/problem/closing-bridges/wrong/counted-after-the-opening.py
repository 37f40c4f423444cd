# Wrong Answer: records the number of groups after the bridge has been added again
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
n, m = numbers[:2]
bridges = list(zip(numbers[2:2 * m + 2:2], numbers[3:2 * m + 2:2]))
closings = numbers[2 * m + 3:]
parent = list(range(n + 1))


def find(island):
    while parent[island] != island:
        parent[island] = parent[parent[island]]
        island = parent[island]
    return island


def joins_two_groups(bridge):
    a, b = map(find, bridge)
    parent[a] = b
    return a != b


closed = set(closings)
groups = n
for number, bridge in enumerate(bridges, 1):
    if number not in closed:
        groups -= joins_two_groups(bridge)
answers = []
for number in reversed(closings):
    groups -= joins_two_groups(bridges[number - 1])
    answers.append(groups)
print("\n".join(map(str, reversed(answers))))
