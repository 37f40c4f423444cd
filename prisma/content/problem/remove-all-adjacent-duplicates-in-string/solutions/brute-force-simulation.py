class Solution:
    def removeDuplicates(self, s: str) -> str:
        pair = self.find_pair(s)
        while pair >= 0:
            s = s[:pair] + s[pair + 2:]
            pair = self.find_pair(s)
        return s

    def find_pair(self, s: str) -> int:
        for i in range(len(s) - 1):
            if s[i] == s[i + 1]:
                return i
        return -1
