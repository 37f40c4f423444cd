class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.entries = []

    def get(self, key: int) -> int:
        value = self.take_out(key)
        if value >= 0:
            self.entries.append((key, value))
        return value

    def put(self, key: int, value: int) -> None:
        if self.take_out(key) < 0 and len(self.entries) == self.capacity:
            self.entries.pop(0)
        self.entries.append((key, value))

    def take_out(self, key: int) -> int:
        for i, entry in enumerate(self.entries):
            if entry[0] == key:
                return self.entries.pop(i)[1]
        return -1
