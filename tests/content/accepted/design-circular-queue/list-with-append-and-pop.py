class MyCircularQueue(object):

    def __init__(self, k):
        self.data, self.k = [], k

    def enQueue(self, value):
        ok = not self.isFull()
        if ok: self.data.append(value)
        return ok

    def deQueue(self):
        if self.isEmpty(): return False
        self.data.pop(0)
        return True

    def Front(self): return self.data[0] if self.data else -1
    def Rear(self): return self.data[-1] if self.data else -1
    def isEmpty(self): return not self.data
    def isFull(self): return len(self.data) == self.k
