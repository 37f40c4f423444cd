class Solution:
    def longestCommonPrefix(self, strs: list[str]) -> str:
        first = strs[0]
        length = len(first)
        for word in strs[1:]:
            length = min(length, len(word))
            for i in range(length):
                if word[i] != first[i]:
                    length = i
                    break
        return first[:length]
