# Wrong Answer: counts workers with the same mask only once
import sys

_, b, *needs = map(int, sys.stdin.buffer.read().split())
workers = [0] * (1 << b)
for need in needs:
    workers[need] = 1
for tool in range(b):
    for tools in range(1 << b):
        if tools >> tool & 1:
            workers[tools] += workers[tools ^ 1 << tool]
print(*(workers[(1 << b) - 1 ^ need] for need in needs))
