# Wrong Answer: subtracts the distinct kinds before the range, although some of them occur in it again
import sys

n, *numbers = map(int, sys.stdin.buffer.read().split())
seen = set()
up_to = [0]
for kind in numbers[:n]:
    seen.add(kind)
    up_to.append(len(seen))
questions = zip(numbers[n + 1 :: 2], numbers[n + 2 :: 2])
print(*(up_to[last] - up_to[first - 1] for first, last in questions))
