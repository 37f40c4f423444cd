# Runtime Error: a guard who leaves in minute 1 000 000 writes to an index beyond the array
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
change = [0] * 1_000_001
for a, b in zip(numbers[1::2], numbers[2::2]):
    change[a] += 1
    change[b + 1] -= 1

present = best_minute = most = 0
for minute, step in enumerate(change):
    present += step
    if present > most:
        best_minute, most = minute, present
print(best_minute, most)
