# Wrong Answer: checks the rows only, not the columns
import sys
from math import factorial, prod

n, *cells = map(int, sys.stdin.read().split())
print(prod(factorial(cells[i * n:i * n + n].count(0)) for i in range(n)))
