# Wrong Answer: the empty prefix is not in the map, so some substrings from the first letter on are missed
from collections import Counter

places = Counter()
bits = found = 0
for letter in input().strip():
    bits ^= 1 << ord(letter) - ord("a")
    found += places[bits] + sum(places[bits ^ 1 << place] for place in range(26))
    places[bits] += 1
print(found)
