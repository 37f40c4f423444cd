# Wrong Answer: a single variable for the minimum, which stays when that element is popped
import math


class MinStack:
    def __init__(self):
        self.values = []
        self.minimum = math.inf

    def push(self, val: int) -> None:
        self.values.append(val)
        self.minimum = min(self.minimum, val)

    def pop(self) -> None:
        self.values.pop()

    def top(self) -> int:
        return self.values[-1]

    def getMin(self) -> int:
        return self.minimum
