# Runtime Error: takes for granted that m has an inverse modulo n
import sys

_, *numbers = map(int, sys.stdin.read().split())
for i in range(0, len(numbers), 4):
    r, m, s, n = numbers[i : i + 4]
    print(r + m * ((s - r) * pow(m, -1, n) % n))
