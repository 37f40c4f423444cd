class Solution:
    def countAndSay(self, n: int) -> str:
        if n == 1:
            return "1"
        return self.describe(self.countAndSay(n - 1))

    def describe(self, term: str) -> str:
        parts = []
        start = 0
        for i in range(1, len(term) + 1):
            if i == len(term) or term[i] != term[start]:
                parts.append(f"{i - start}{term[start]}")
                start = i
        return "".join(parts)
