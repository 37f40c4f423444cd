class Solution:
    def strStr(self, haystack: str, needle: str) -> int:
        for start in range(len(haystack) - len(needle) + 1):
            length = 0
            while length < len(needle) and haystack[start + length] == needle[length]:
                length += 1
            if length == len(needle):
                return start
        return -1
