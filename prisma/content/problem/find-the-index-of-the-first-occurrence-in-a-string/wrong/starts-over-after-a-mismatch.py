# Wrong Answer: after a mismatch it starts over at the next letter and misses overlapping attempts
class Solution:
    def strStr(self, haystack: str, needle: str) -> int:
        length = 0
        for i, letter in enumerate(haystack):
            if letter == needle[length]:
                length += 1
            else:
                length = 1 if letter == needle[0] else 0
            if length == len(needle):
                return i - length + 1
        return -1
