# Wrong Answer: stops at the last reachable station, not at the one with the most litres
import sys

distance, fuel, n, *numbers = map(int, sys.stdin.buffer.read().split())
passed = []
reach, stops = fuel, 0
for kilometre, litres in [*zip(numbers[::2], numbers[1::2]), (distance, 0)]:
    while reach < kilometre and passed:
        reach += passed.pop()
        stops += 1
    if reach < kilometre:
        stops = -1
        break
    passed.append(litres)
print(stops)
