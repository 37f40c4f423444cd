# Wrong Answer: prints a minute only when the next one is different, so the last one is never printed
import sys
from heapq import merge

_, *lines = sys.stdin.read().splitlines()
last, requests = None, 0
for minute in merge(*(list(map(int, line.split()))[1:] for line in lines)):
    if last is not None and minute != last:
        print(last, requests)
        requests = 0
    last = minute
    requests += 1
