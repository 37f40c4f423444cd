# Wrong Answer: returns the oldest element, as a queue does
from collections import deque


class MyStack:
    def __init__(self):
        self.elements = deque()

    def push(self, x: int) -> None:
        self.elements.append(x)

    def pop(self) -> int:
        return self.elements.popleft()

    def top(self) -> int:
        return self.elements[0]

    def empty(self) -> bool:
        return not self.elements
