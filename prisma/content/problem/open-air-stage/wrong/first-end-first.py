# Wrong Answer: greedily takes the band that ends first, whatever its fee
import sys

_, *numbers = map(int, sys.stdin.buffer.read().split())
total = free_from = 0
for end, start, fee in sorted(zip(numbers[1::3], numbers[::3], numbers[2::3])):
    if start >= free_from:
        total += fee
        free_from = end
print(total)
