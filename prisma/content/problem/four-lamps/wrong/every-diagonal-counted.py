# Wrong Answer: counts a rectangle once for each of its two diagonals
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
lamps = list(zip(numbers[1::2], numbers[2::2]))
present = set(lamps)
rectangles = 0
for left, a in lamps:
    for right, b in lamps:
        if left < right and a != b and (left, b) in present and (right, a) in present:
            rectangles += 1
print(rectangles)
