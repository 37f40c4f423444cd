# Wrong Answer: lets all kennels at even depths, or all at odd depths
import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
n = numbers[0]
side = [0] * n
totals = [numbers[1], 0]
for i, above in enumerate(numbers[n + 1 :], start=1):
    side[i] = 1 - side[above - 1]
    totals[side[i]] += numbers[i + 1]
print(max(totals))
