class MyCircularQueue:
    def __init__(self, k: int):
        self.capacity = k
        self.values = []

    def enQueue(self, value: int) -> bool:
        if self.isFull():
            return False
        self.values.append(value)
        return True

    def deQueue(self) -> bool:
        if self.isEmpty():
            return False
        self.values.pop(0)
        return True

    def Front(self) -> int:
        return -1 if self.isEmpty() else self.values[0]

    def Rear(self) -> int:
        return -1 if self.isEmpty() else self.values[-1]

    def isEmpty(self) -> bool:
        return not self.values

    def isFull(self) -> bool:
        return len(self.values) == self.capacity
