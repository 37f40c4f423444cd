# Wrong Answer: uses a new road only from the first village to the second
import sys

n, m, *numbers = map(int, sys.stdin.buffer.read().split())
del numbers[3 * m]
lines = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
minutes = [[0 if x == y else 10**9 for y in range(n)] for x in range(n)]
for a, b, time in lines[:m]:
    minutes[a - 1][b - 1] = minutes[b - 1][a - 1] = min(time, minutes[a - 1][b - 1])
for stop in range(n):
    for x in range(n):
        first = minutes[x][stop]
        minutes[x] = [min(old, first + then) for old, then in zip(minutes[x], minutes[stop])]
print(*min((max(row), x) for x, row in enumerate(minutes, start=1))[::-1])
for a, b, time in lines[m:]:
    from_b = minutes[b - 1]
    for x in range(n):
        first = minutes[x][a - 1] + time
        minutes[x] = [min(old, first + then) for old, then in zip(minutes[x], from_b)]
    print(*min((max(row), x) for x, row in enumerate(minutes, start=1))[::-1])
