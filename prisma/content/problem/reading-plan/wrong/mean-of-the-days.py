# Wrong Answer: takes the mean per day, or the longest chapter, as if chapters could be cut
import sys

_, days, *pages = map(int, sys.stdin.read().split())
print(max(max(pages), -(-sum(pages) // days)))
