# Wrong Answer: carries the heaviest item in the hand, whatever its value
import sys

n, capacity, *numbers = map(int, sys.stdin.buffer.read().split())
things = sorted(zip(numbers[::2], numbers[1::2]))
carried = things.pop()
best = [0] * (capacity + 1)
for weight, value in things:
    for room in range(capacity, weight - 1, -1):
        best[room] = max(best[room], best[room - weight] + value)
print(carried[1] + best[capacity])
