# Wrong Answer: three equal numbers do not cancel under XOR
import sys
from functools import reduce
from operator import xor

_, *tickets = map(int, sys.stdin.read().split())
print(reduce(xor, tickets))
