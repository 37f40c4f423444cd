from typing import List


class Solution:
    def reverseString(self, s: List[str]) -> None:
        reversed_chars = []
        for i in range(len(s) - 1, -1, -1):
            reversed_chars.append(s[i])
        for i, char in enumerate(reversed_chars):
            s[i] = char
