from collections import OrderedDict, defaultdict


class LFUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values = {}
        self.uses = {}
        self.keys_with = defaultdict(OrderedDict)
        self.least = 0

    def get(self, key: int) -> int:
        if key not in self.values:
            return -1
        self.use(key)
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        if key in self.values:
            self.values[key] = value
            self.use(key)
            return
        if len(self.values) == self.capacity:
            dropped, _ = self.keys_with[self.least].popitem(last=False)
            del self.values[dropped]
            del self.uses[dropped]
        self.values[key] = value
        self.uses[key] = 1
        self.keys_with[1][key] = None
        self.least = 1

    def use(self, key: int) -> None:
        uses = self.uses[key]
        del self.keys_with[uses][key]
        if uses == self.least and not self.keys_with[uses]:
            self.least += 1
        self.uses[key] = uses + 1
        self.keys_with[uses + 1][key] = None
