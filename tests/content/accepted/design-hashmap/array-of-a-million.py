class MyHashMap:

    def __init__(self):
        self.a = [-1] * 1000001

    def put(self, key: int, value: int) -> None:
        self.a[key] = value

    def get(self, key: int) -> int:
        return self.a[key]

    def remove(self, key: int) -> None:
        self.a[key] = -1
