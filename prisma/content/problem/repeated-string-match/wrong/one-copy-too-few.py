# Wrong Answer: stops when the copies are as long as b, but b may begin inside the first copy
class Solution:
    def repeatedStringMatch(self, a: str, b: str) -> int:
        copies = -(-len(b) // len(a))
        return copies if b in a * copies else -1
