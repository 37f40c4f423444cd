class Solution:
    def isIsomorphic(self, s: str, t: str) -> bool:
        return self.encode(s) == self.encode(t)

    def encode(self, text: str) -> list[int]:
        first = {}
        return [first.setdefault(letter, i) for i, letter in enumerate(text)]
