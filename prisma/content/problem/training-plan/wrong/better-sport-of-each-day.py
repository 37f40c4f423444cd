# Wrong Answer: greedily takes the better allowed sport and rests only when it must
import sys

n, *points = map(int, sys.stdin.read().split())
total = in_a_row = 0
yesterday = None
for today in zip(points[:n], points[n:]):
    if in_a_row == 2:
        in_a_row, yesterday = 0, None
        continue
    allowed = [sport for sport in range(2) if sport != yesterday]
    yesterday = max(allowed, key=lambda sport: today[sport])
    total += today[yesterday]
    in_a_row += 1
print(total)
