# Wrong Answer: sorts equal widths by ascending height, so they can follow each other in the subsequence
import sys
from bisect import bisect_left

numbers = list(map(int, sys.stdin.buffer.read().split()))
ends = []
for _, height in sorted(zip(numbers[1::2], numbers[2::2])):
    place = bisect_left(ends, height)
    ends[place:place + 1] = [height]
print(len(ends))
