# Runtime Error: one recursive call for each child
import sys


def place(n, k):
    return 0 if n == 1 else (place(n - 1, k) + k) % n


_, *numbers = map(int, sys.stdin.buffer.read().split())
for n, k in zip(numbers[::2], numbers[1::2]):
    print(place(n, k) + 1)
