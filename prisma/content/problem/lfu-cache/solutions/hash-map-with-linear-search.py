class Entry:
    def __init__(self, value: int):
        self.value = value
        self.uses = 0
        self.last = 0


class LFUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.entries = {}
        self.time = 0

    def get(self, key: int) -> int:
        if key not in self.entries:
            return -1
        self.use(key)
        return self.entries[key].value

    def put(self, key: int, value: int) -> None:
        if key in self.entries:
            self.entries[key].value = value
        else:
            if len(self.entries) == self.capacity:
                del self.entries[min(self.entries, key=self.rank)]
            self.entries[key] = Entry(value)
        self.use(key)

    def use(self, key: int) -> None:
        self.time += 1
        self.entries[key].uses += 1
        self.entries[key].last = self.time

    def rank(self, key: int) -> tuple:
        return self.entries[key].uses, self.entries[key].last
