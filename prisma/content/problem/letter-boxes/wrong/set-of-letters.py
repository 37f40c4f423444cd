# Wrong Answer: the key is the set of letters, without their counts
import sys
from collections import Counter

_, *words = sys.stdin.read().split()
boxes = Counter(frozenset(word) for word in words)
print(len(boxes), max(boxes.values()))
