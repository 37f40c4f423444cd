# Wrong Answer: pairs any two gloves of one colour
import sys
from collections import Counter

n, *words = sys.stdin.read().split()
pairs = sum(number // 2 for number in Counter(words[::2]).values())
print(pairs, int(n) - 2 * pairs)
