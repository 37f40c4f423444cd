from collections import deque


class MyStack:
    def __init__(self):
        self.elements = deque()

    def push(self, x: int) -> None:
        self.elements.append(x)
        for _ in range(len(self.elements) - 1):
            self.elements.append(self.elements.popleft())

    def pop(self) -> int:
        return self.elements.popleft()

    def top(self) -> int:
        return self.elements[0]

    def empty(self) -> bool:
        return not self.elements
