import random
from itertools import islice


class RandomizedSet:
    def __init__(self):
        self.values = set()

    def insert(self, val: int) -> bool:
        if val in self.values:
            return False
        self.values.add(val)
        return True

    def remove(self, val: int) -> bool:
        if val not in self.values:
            return False
        self.values.remove(val)
        return True

    def getRandom(self) -> int:
        position = random.randrange(len(self.values))
        return next(islice(self.values, position, None))
