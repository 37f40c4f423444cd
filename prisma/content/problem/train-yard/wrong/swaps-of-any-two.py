# Wrong Answer: counts swaps of any two wagons, not only of adjacent ones
import sys

n, *train = map(int, sys.stdin.buffer.read().split())
swaps = 0
for place in range(n):
    while train[place] != place + 1:
        wagon = train[place]
        train[place], train[wagon - 1] = train[wagon - 1], wagon
        swaps += 1
print(swaps)
