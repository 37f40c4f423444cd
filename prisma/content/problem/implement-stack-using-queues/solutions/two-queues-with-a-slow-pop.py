from collections import deque


class MyStack:
    def __init__(self):
        self.elements = deque()
        self.spare = deque()

    def push(self, x: int) -> None:
        self.elements.append(x)

    def pop(self) -> int:
        while len(self.elements) > 1:
            self.spare.append(self.elements.popleft())
        newest = self.elements.popleft()
        self.elements, self.spare = self.spare, self.elements
        return newest

    def top(self) -> int:
        newest = self.pop()
        self.push(newest)
        return newest

    def empty(self) -> bool:
        return not self.elements
