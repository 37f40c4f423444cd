# Wrong Answer: moves the last element into the gap, but does not update its index
import random


class RandomizedSet:
    def __init__(self):
        self.values = []
        self.index_of = {}

    def insert(self, val):
        if val in self.index_of:
            return False
        self.index_of[val] = len(self.values)
        self.values.append(val)
        return True

    def remove(self, val):
        if val not in self.index_of:
            return False
        index = self.index_of.pop(val)
        last = self.values.pop()
        if index < len(self.values):
            self.values[index] = last
        return True

    def getRandom(self):
        return random.choice(self.values)
