# Wrong Answer: uses the number of villages instead of residents when the hall moves
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
n = numbers[0]
people = [0, *numbers[1 : n + 1]]
size = [1] * (n + 1)
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
    people[parent[village]] += people[village]
    size[parent[village]] += size[village]
    total[1] += people[village]
for village in order[1:]:
    total[village] = total[parent[village]] + n - 2 * size[village]
print(*total[1:])
