# Wrong Answer: the lists are class attributes, so a second stack is not empty at first
class MinStack:
    values = []
    minima = []

    def push(self, val: int) -> None:
        minimum = min(val, self.minima[-1]) if self.minima else val
        self.values.append(val)
        self.minima.append(minimum)

    def pop(self) -> None:
        self.values.pop()
        self.minima.pop()

    def top(self) -> int:
        return self.values[-1]

    def getMin(self) -> int:
        return self.minima[-1]
