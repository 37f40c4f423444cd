# Wrong Answer: takes the ready steps in FIFO order instead of smallest first
import sys
from collections import deque

n, m, *numbers = map(int, sys.stdin.read().split())
followers = [[] for _ in range(n + 1)]
waiting_for = [0] * (n + 1)
for earlier, later in zip(numbers[::2], numbers[1::2]):
    followers[earlier].append(later)
    waiting_for[later] += 1
ready = deque(step for step in range(1, n + 1) if waiting_for[step] == 0)
order = []
while ready:
    step = ready.popleft()
    order.append(step)
    for later in followers[step]:
        waiting_for[later] -= 1
        if waiting_for[later] == 0:
            ready.append(later)
print(*order if len(order) == n else ["impossible"])
