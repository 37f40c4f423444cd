# Wrong Answer: a duplicate card starts a new run
import sys

_, *cards = map(int, sys.stdin.buffer.read().split())
cards.sort()
first = last = best_first = best_last = cards[0]
for number in cards:
    if number != last + 1:
        first = number
    last = number
    if last - first > best_last - best_first:
        best_first, best_last = first, last
print(best_first, best_last)
