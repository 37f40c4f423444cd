# Wrong Answer: splits at each single space, so consecutive spaces become empty words and extra spaces
class Solution:
    def reverseWords(self, s: str) -> str:
        return " ".join(reversed(s.strip().split(" ")))
