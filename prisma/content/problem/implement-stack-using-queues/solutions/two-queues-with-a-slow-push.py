from collections import deque


class MyStack:
    def __init__(self):
        self.elements = deque()
        self.spare = deque()

    def push(self, x: int) -> None:
        self.spare.append(x)
        while self.elements:
            self.spare.append(self.elements.popleft())
        self.elements, self.spare = self.spare, self.elements

    def pop(self) -> int:
        return self.elements.popleft()

    def top(self) -> int:
        return self.elements[0]

    def empty(self) -> bool:
        return not self.elements
