# Wrong Answer: counts a tank only after the rest that follows it
import sys

n, rest, tanks, *times = map(int, sys.stdin.buffer.read().split())
low, high = 1, tanks * (times[0] + rest)
while low < high:
    mid = (low + high) // 2
    if sum([mid // (time + rest) for time in times]) >= tanks:
        high = mid
    else:
        low = mid + 1
print(low)
