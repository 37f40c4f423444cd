class MyQueue:
    def __init__(self):
        self.stack = []
        self.helper = []

    def push(self, x: int) -> None:
        while self.stack:
            self.helper.append(self.stack.pop())
        self.stack.append(x)
        while self.helper:
            self.stack.append(self.helper.pop())

    def pop(self) -> int:
        return self.stack.pop()

    def peek(self) -> int:
        return self.stack[-1]

    def empty(self) -> bool:
        return not self.stack
