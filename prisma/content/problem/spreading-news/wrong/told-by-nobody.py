# Wrong Answer: counts the members whom nobody tells, and forgets circles that nobody tells
import sys

n, m, *numbers = map(int, sys.stdin.read().split())
print(max(1, n - len(set(numbers[1::2]))))
