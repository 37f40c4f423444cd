# Wrong Answer: ignores the existing lines and connects all towns by offers
import sys

n, b, *numbers = map(int, sys.stdin.buffer.read().split())
offers = numbers[2 * b + 1 :]
leader = list(range(n + 1))


def find(town):
    while leader[town] != town:
        leader[town] = leader[leader[town]]
        town = leader[town]
    return town


groups, total = n, 0
for price, one, other in sorted(zip(offers[2::3], offers[::3], offers[1::3])):
    if find(one) != find(other):
        leader[find(one)] = find(other)
        groups -= 1
        total += price
print(total if groups == 1 else -1)
