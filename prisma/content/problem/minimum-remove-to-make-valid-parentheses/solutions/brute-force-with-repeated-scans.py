class Solution:
    def minRemoveToMakeValid(self, s: str) -> str:
        bad = self.find_bad(s)
        while bad >= 0:
            s = s[:bad] + s[bad + 1:]
            bad = self.find_bad(s)
        return s

    def find_bad(self, s: str) -> int:
        balance = 0
        for i in range(len(s)):
            balance += (s[i] == "(") - (s[i] == ")")
            if balance < 0:
                return i
        balance = 0
        for i in reversed(range(len(s))):
            balance += (s[i] == ")") - (s[i] == "(")
            if balance < 0:
                return i
        return -1
