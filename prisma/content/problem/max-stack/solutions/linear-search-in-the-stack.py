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
        place = len(self.nums) - 1
        while self.nums[place] != largest:
            place -= 1
        return self.nums.pop(place)
