# Wrong Answer: counts only the direct reports
import sys

n, *bosses = map(int, sys.stdin.buffer.read().split())
team = [1] * (n + 1)
for boss in bosses:
    team[boss] += 1
print(*team[1:])
