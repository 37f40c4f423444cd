class Entry:
    def __init__(self, key: int = -1, value: int = -1):
        self.key = key
        self.value = value
        self.before = self
        self.after = self


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.entries = {}
        self.root = Entry()

    def get(self, key: int) -> int:
        entry = self.entries.get(key)
        if entry is None:
            return -1
        self.unlink(entry)
        self.link_as_latest(entry)
        return entry.value

    def put(self, key: int, value: int) -> None:
        if key in self.entries:
            self.unlink(self.entries[key])
        elif len(self.entries) == self.capacity:
            oldest = self.root.after
            self.unlink(oldest)
            del self.entries[oldest.key]
        self.entries[key] = Entry(key, value)
        self.link_as_latest(self.entries[key])

    def unlink(self, entry: Entry) -> None:
        entry.before.after = entry.after
        entry.after.before = entry.before

    def link_as_latest(self, entry: Entry) -> None:
        entry.before = self.root.before
        entry.after = self.root
        entry.before.after = entry
        self.root.before = entry
