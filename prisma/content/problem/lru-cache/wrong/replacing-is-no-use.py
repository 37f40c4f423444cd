# Wrong Answer: replacing a value does not count as a use of its key
from collections import OrderedDict


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values = OrderedDict()

    def get(self, key: int) -> int:
        if key not in self.values:
            return -1
        self.values.move_to_end(key)
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        self.values[key] = value
        if len(self.values) > self.capacity:
            self.values.popitem(last=False)
