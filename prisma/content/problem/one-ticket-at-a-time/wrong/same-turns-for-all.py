# Wrong Answer: gives the people behind as many turns as those in front
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
wanted = numbers[:n]
print(*(sum(min(t, wanted[p - 1]) for t in wanted) for p in numbers[n + 1:]))
