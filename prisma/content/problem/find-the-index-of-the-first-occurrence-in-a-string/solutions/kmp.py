class Solution:
    def strStr(self, haystack: str, needle: str) -> int:
        failure = [0] * len(needle)
        length = 0
        for i in range(1, len(needle)):
            while length > 0 and needle[i] != needle[length]:
                length = failure[length - 1]
            if needle[i] == needle[length]:
                length += 1
            failure[i] = length

        length = 0
        for i, letter in enumerate(haystack):
            while length > 0 and letter != needle[length]:
                length = failure[length - 1]
            if letter == needle[length]:
                length += 1
            if length == len(needle):
                return i - length + 1
        return -1
