from heapq import heappop, heappush


class MaxStack:
    def __init__(self):
        self.stack = []
        self.heap = []  # negated, as heapq is a min-heap
        self.removed = set()
        self.pushed = 0

    def push(self, x: int) -> None:
        self.stack.append((x, self.pushed))
        heappush(self.heap, (-x, -self.pushed))
        self.pushed += 1

    def pop(self) -> int:
        num = self.top()
        self.removed.add(self.stack.pop()[1])
        return num

    def top(self) -> int:
        while self.stack[-1][1] in self.removed:
            self.stack.pop()
        return self.stack[-1][0]

    def peekMax(self) -> int:
        while -self.heap[0][1] in self.removed:
            heappop(self.heap)
        return -self.heap[0][0]

    def popMax(self) -> int:
        num = self.peekMax()
        self.removed.add(-heappop(self.heap)[1])
        return num
