class MinStack:
    def __init__(self):
        self.entries = []

    def push(self, value: int) -> None:
        minimum = min(value, self.getMin()) if self.entries else value
        self.entries.append((value, minimum))

    def pop(self) -> None:
        self.entries.pop()

    def top(self) -> int:
        return self.entries[-1][0]

    def getMin(self) -> int:
        return self.entries[-1][1]
