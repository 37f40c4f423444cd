class Solution:
    def backspaceCompare(self, s: str, t: str) -> bool:
        return self.shown(s) == self.shown(t)

    def shown(self, keys: str) -> str:
        while "#" in keys:
            place = keys.index("#")
            keys = keys[: max(0, place - 1)] + keys[place + 1 :]
        return keys
