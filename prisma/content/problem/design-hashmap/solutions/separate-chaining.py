class MyHashMap:
    def __init__(self):
        self.buckets = [[] for _ in range(8)]
        self.size = 0

    def put(self, key: int, value: int) -> None:
        for pair in self._bucket(key):
            if pair[0] == key:
                pair[1] = value
                return
        if self.size == len(self.buckets):
            self._rehash()
        self._bucket(key).append([key, value])
        self.size += 1

    def get(self, key: int) -> int:
        for stored, value in self._bucket(key):
            if stored == key:
                return value
        return -1

    def remove(self, key: int) -> None:
        bucket = self._bucket(key)
        for i, (stored, _) in enumerate(bucket):
            if stored == key:
                bucket[i] = bucket[-1]
                bucket.pop()
                self.size -= 1
                return

    def _bucket(self, key: int) -> list[list[int]]:
        return self.buckets[key % len(self.buckets)]

    def _rehash(self) -> None:
        old = self.buckets
        self.buckets = [[] for _ in range(2 * len(old))]
        for bucket in old:
            for pair in bucket:
                self._bucket(pair[0]).append(pair)
