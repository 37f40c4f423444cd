# Wrong Answer: counts the components without checking whether they are bipartite
import sys

n, m, *numbers = map(int, sys.stdin.read().split())
group = list(range(n + 1))


def find(guest):
    while group[guest] != guest:
        group[guest] = group[group[guest]]
        guest = group[guest]
    return guest


groups = n
for one, other in zip(numbers[::2], numbers[1::2]):
    one, other = find(one), find(other)
    if one != other:
        group[one] = other
        groups -= 1
print(pow(2, groups, 1_000_000_007))
