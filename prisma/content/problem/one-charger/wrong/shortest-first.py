# Wrong Answer: takes the trucks by charging time and not by departure
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
total = taken = 0
for charging, leaving in sorted(zip(numbers[1::2], numbers[2::2])):
    if total + charging <= leaving:
        total += charging
        taken += 1
print(taken)
