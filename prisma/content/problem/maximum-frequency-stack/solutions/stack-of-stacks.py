from collections import Counter


class FreqStack:
    def __init__(self):
        self.counts = Counter()
        self.stacks = []

    def push(self, val: int) -> None:
        if self.counts[val] == len(self.stacks):
            self.stacks.append([])
        self.stacks[self.counts[val]].append(val)
        self.counts[val] += 1

    def pop(self) -> int:
        val = self.stacks[-1].pop()
        if not self.stacks[-1]:
            self.stacks.pop()
        self.counts[val] -= 1
        return val
