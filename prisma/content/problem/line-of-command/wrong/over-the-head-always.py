# Wrong Answer: sends every message up to the head and down again, ignoring lower common ancestors
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
n = numbers[0]
depth = [0, 0]
for boss in numbers[1:n]:
    depth.append(depth[boss] + 1)
for a, b in zip(numbers[n + 1 :: 2], numbers[n + 2 :: 2]):
    print(depth[a] + depth[b] if a != b else 0)
