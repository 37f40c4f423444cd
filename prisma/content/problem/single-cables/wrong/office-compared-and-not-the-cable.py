# Wrong Answer: never goes back to the parent, not even over a second cable
import sys

sys.setrecursionlimit(20_000)
n, m, *numbers = map(int, sys.stdin.read().split())
ends = [[] for _ in range(n + 1)]
for cable in range(1, m + 1):
    one, other = numbers[2 * cable - 2], numbers[2 * cable - 1]
    ends[one].append((other, cable))
    ends[other].append((one, cable))
number, low, clock, critical = [0] * (n + 1), [0] * (n + 1), 0, []


def search(office, came_from):
    global clock
    clock += 1
    number[office] = low[office] = clock
    for other, cable in ends[office]:
        if other == came_from:
            continue
        if number[other] == 0:
            search(other, office)
            if low[other] > number[office]:
                critical.append(cable)
        low[office] = min(low[office], low[other])


for start in range(1, n + 1):
    if number[start] == 0:
        search(start, 0)
print(*sorted(critical))
