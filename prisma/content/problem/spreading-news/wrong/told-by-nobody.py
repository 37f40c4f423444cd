# Wrong Answer: counts the members with in-degree 0 and misses cycles that nobody tells
import sys

n, m, *numbers = map(int, sys.stdin.read().split())
print(max(1, n - len(set(numbers[1::2]))))
