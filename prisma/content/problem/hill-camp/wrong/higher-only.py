# Wrong Answer: counts only posts strictly higher than H
import sys
from bisect import bisect_right

numbers = list(map(int, sys.stdin.buffer.read().split()))
n = numbers[0]
heights = sorted(numbers[1:n + 1])
print(" ".join(str(n - bisect_right(heights, h)) for h in numbers[n + 2:]))
