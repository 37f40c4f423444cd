import sys
from collections import deque


def finished_at(wanted, person):
    left = wanted[:]
    queue = deque(range(len(wanted)))
    minutes = 0
    while left[person] > 0:
        front = queue.popleft()
        minutes += 1
        left[front] -= 1
        if left[front] > 0:
            queue.append(front)
    return minutes


def main():
    n, *numbers = map(int, sys.stdin.buffer.read().split())
    wanted = numbers[:n]
    print(*(finished_at(wanted, person - 1) for person in numbers[n + 1:]))


main()
