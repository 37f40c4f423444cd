class Node:
    def __init__(self, value: int):
        self.value = value
        self.next = None


class MyCircularQueue:
    def __init__(self, k: int):
        self.capacity = k
        self.count = 0
        self.first = None
        self.last = None

    def enQueue(self, value: int) -> bool:
        if self.isFull():
            return False
        node = Node(value)
        if self.isEmpty():
            self.first = node
        else:
            self.last.next = node
        self.last = node
        self.count += 1
        return True

    def deQueue(self) -> bool:
        if self.isEmpty():
            return False
        self.first = self.first.next
        if self.first is None:
            self.last = None
        self.count -= 1
        return True

    def Front(self) -> int:
        return self.first.value if self.first else -1

    def Rear(self) -> int:
        return self.last.value if self.last else -1

    def isEmpty(self) -> bool:
        return self.count == 0

    def isFull(self) -> bool:
        return self.count == self.capacity
