# Wrong Answer: with two indices and no count, a full queue cannot be told from an empty one
class MyCircularQueue:
    def __init__(self, k: int):
        self.values = [0] * k
        self.front = 0
        self.end = 0

    def enQueue(self, value: int) -> bool:
        if self.isFull():
            return False
        self.values[self.end] = value
        self.end = (self.end + 1) % len(self.values)
        return True

    def deQueue(self) -> bool:
        if self.isEmpty():
            return False
        self.front = (self.front + 1) % len(self.values)
        return True

    def Front(self) -> int:
        return -1 if self.isEmpty() else self.values[self.front]

    def Rear(self) -> int:
        return -1 if self.isEmpty() else self.values[self.end - 1]

    def isEmpty(self) -> bool:
        return self.front == self.end

    def isFull(self) -> bool:
        return (self.end + 1) % len(self.values) == self.front
