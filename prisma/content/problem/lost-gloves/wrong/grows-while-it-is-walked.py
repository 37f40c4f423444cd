# Runtime Error: a defaultdict gets new entries while the loop iterates over it
import sys
from collections import defaultdict

n, *words = sys.stdin.read().split()
count = defaultdict(int)
for glove in zip(words[::2], words[1::2]):
    count[glove] += 1
pairs = 0
for (colour, side), number in count.items():
    if side == "L":
        pairs += min(number, count[colour, "R"])
print(pairs, int(n) - 2 * pairs)
