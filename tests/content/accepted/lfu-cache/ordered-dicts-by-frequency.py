class LFUCache:
    def __init__(self, capacity: int):
        self.cap = capacity
        self.val, self.freq = {}, {}
        self.keys = defaultdict(OrderedDict)
        self.low = 0

    def _touch(self, key):
        f = self.freq[key]
        del self.keys[f][key]
        if not self.keys[f]:
            del self.keys[f]
            self.low += self.low == f
        self.freq[key] = f + 1
        self.keys[f + 1][key] = None

    def get(self, key: int) -> int:
        if key not in self.val: return -1
        self._touch(key)
        return self.val[key]

    def put(self, key: int, value: int) -> None:
        if not self.cap: return
        if key in self.val:
            self._touch(key)
        else:
            if len(self.val) == self.cap:
                old, _ = self.keys[self.low].popitem(last=False)
                del self.val[old], self.freq[old]
            self.freq[key] = self.low = 1
            self.keys[1][key] = None
        self.val[key] = value
