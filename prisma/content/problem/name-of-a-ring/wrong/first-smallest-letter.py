# Wrong Answer: starts at the first occurrence of the smallest letter, whatever follows it
ring = input()
start = ring.index(min(ring))
print(start + 1, ring[start:] + ring[:start])
