# Wrong Answer: spaces in a row make empty words, and so spaces in the answer
class Solution:
    def reverseWords(self, s: str) -> str:
        return " ".join(reversed(s.strip().split(" ")))
