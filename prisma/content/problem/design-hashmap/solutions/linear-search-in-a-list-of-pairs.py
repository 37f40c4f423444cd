class MyHashMap:
    def __init__(self):
        self.pairs = []

    def put(self, key: int, value: int) -> None:
        for pair in self.pairs:
            if pair[0] == key:
                pair[1] = value
                return
        self.pairs.append([key, value])

    def get(self, key: int) -> int:
        for stored, value in self.pairs:
            if stored == key:
                return value
        return -1

    def remove(self, key: int) -> None:
        for i, (stored, _) in enumerate(self.pairs):
            if stored == key:
                self.pairs[i] = self.pairs[-1]
                self.pairs.pop()
                return
