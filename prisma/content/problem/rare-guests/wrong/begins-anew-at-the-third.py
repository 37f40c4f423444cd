# Wrong Answer: starts a new window at the third visit and drops all entries before it
import sys
from collections import Counter

_, *visits = map(int, sys.stdin.buffer.read().split())
count = Counter()
length = longest = 0
for guest in visits:
    if count[guest] == 2:
        count.clear()
        length = 0
    count[guest] += 1
    length += 1
    longest = max(longest, length)
print(longest)
