# Wrong Answer: gives each nurse her first free shift, and never changes it
import sys

_, *lines = sys.stdin.read().splitlines()
taken = set()
for line in lines:
    free = [shift for shift in map(int, line.split()) if shift not in taken]
    taken.update(free[:1])
print(len(taken))
