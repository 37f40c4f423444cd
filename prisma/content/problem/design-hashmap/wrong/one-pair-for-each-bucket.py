# Wrong Answer: stores one pair in each bucket, so a collision overwrites another key
class MyHashMap:
    def __init__(self):
        self.pairs = [(-1, -1)] * 1000

    def put(self, key: int, value: int) -> None:
        self.pairs[key % 1000] = (key, value)

    def get(self, key: int) -> int:
        stored, value = self.pairs[key % 1000]
        return value if stored == key else -1

    def remove(self, key: int) -> None:
        if self.pairs[key % 1000][0] == key:
            self.pairs[key % 1000] = (-1, -1)
