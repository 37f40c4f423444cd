# Wrong Answer: among keys with equal counts it evicts the one inserted first
class LFUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values = {}
        self.uses = {}

    def get(self, key: int) -> int:
        if key not in self.values:
            return -1
        self.uses[key] += 1
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        if key not in self.values:
            if len(self.values) == self.capacity:
                dropped = min(self.uses, key=self.uses.get)
                del self.values[dropped], self.uses[dropped]
            self.uses[key] = 0
        self.uses[key] += 1
        self.values[key] = value
