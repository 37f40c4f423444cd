# Wrong Answer: sorts the cards lexicographically, so that 30 comes before 3
import sys

_, *cards = sys.stdin.read().split()
cards.sort(reverse=True)
print("0" if cards[0] == "0" else "".join(cards))
