import re


class Solution:
    def decodeString(self, s: str) -> str:
        while "]" in s:
            end = s.index("]")
            start = s.rindex("[", 0, end)
            digits = re.search(r"\d+$", s[max(0, start - 3):start]).group()
            repeated = int(digits) * s[start + 1:end]
            s = s[:start - len(digits)] + repeated + s[end + 1:]
        return s
