# Wrong Answer: removes the maximum nearest to the bottom if it occurs several times
class MaxStack:
    def __init__(self):
        self.nums = []

    def push(self, x: int) -> None:
        self.nums.append(x)

    def pop(self) -> int:
        return self.nums.pop()

    def top(self) -> int:
        return self.nums[-1]

    def peekMax(self) -> int:
        return max(self.nums)

    def popMax(self) -> int:
        largest = max(self.nums)
        self.nums.remove(largest)
        return largest
