# Wrong Answer: returns the average per day, or the longest chapter, as if chapters could be split
import sys

_, days, *pages = map(int, sys.stdin.read().split())
print(max(max(pages), -(-sum(pages) // days)))
