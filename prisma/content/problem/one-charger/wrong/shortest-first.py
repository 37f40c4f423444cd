# Wrong Answer: sorts by charging time instead of departure
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
total = taken = 0
for charging, leaving in sorted(zip(numbers[1::2], numbers[2::2])):
    if total + charging <= leaving:
        total += charging
        taken += 1
print(taken)
