# Wrong Answer: an equal count replaces the earlier minute
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
change = [0] * 1_000_002
for a in numbers[1::2]:
    change[a] += 1
for b in numbers[2::2]:
    change[b + 1] -= 1

present = best_minute = most = 0
for minute in range(1_000_001):
    present += change[minute]
    if present >= most:
        best_minute, most = minute, present
print(best_minute, most)
