# Wrong Answer: greedy: gives each person in turn the cheapest free desk
import sys

n, *numbers = map(int, sys.stdin.read().split())
free = set(range(n))
total = 0
for person in range(n):
    row = numbers[n * person:n * (person + 1)]
    desk = min(free, key=lambda free_desk: row[free_desk])
    free.remove(desk)
    total += row[desk]
print(total)
