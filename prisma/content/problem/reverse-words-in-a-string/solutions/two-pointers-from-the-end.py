class Solution:
    def reverseWords(self, s: str) -> str:
        words = []
        end = len(s)
        while end > 0:
            start = s.rfind(" ", 0, end) + 1
            if start < end:
                words.append(s[start:end])
            end = start - 1
        return " ".join(words)
