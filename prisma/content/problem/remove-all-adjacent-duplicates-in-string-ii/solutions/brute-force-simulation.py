class Solution:
    def removeDuplicates(self, s: str, k: int) -> str:
        end = self.find_row(s, k)
        while end >= 0:
            s = s[:end - k] + s[end:]
            end = self.find_row(s, k)
        return s

    def find_row(self, s: str, k: int) -> int:
        length = 0
        for i, letter in enumerate(s):
            length = length + 1 if i > 0 and s[i - 1] == letter else 1
            if length == k:
                return i + 1
        return -1
