# Wrong Answer: starts at the first of the smallest letters, whatever follows it
ring = input()
start = ring.index(min(ring))
print(start + 1, ring[start:] + ring[:start])
