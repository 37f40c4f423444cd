class MyCircularQueue:
    def __init__(self, k: int):
        self.values = [0] * k
        self.front = 0
        self.count = 0

    def enQueue(self, value: int) -> bool:
        if self.isFull():
            return False
        self.values[(self.front + self.count) % len(self.values)] = value
        self.count += 1
        return True

    def deQueue(self) -> bool:
        if self.isEmpty():
            return False
        self.front = (self.front + 1) % len(self.values)
        self.count -= 1
        return True

    def Front(self) -> int:
        return -1 if self.isEmpty() else self.values[self.front]

    def Rear(self) -> int:
        if self.isEmpty():
            return -1
        return self.values[(self.front + self.count - 1) % len(self.values)]

    def isEmpty(self) -> bool:
        return self.count == 0

    def isFull(self) -> bool:
        return self.count == len(self.values)
