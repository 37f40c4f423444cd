class Solution:
    def longestCommonPrefix(self, strs: list[str]) -> str:
        first = strs[0]
        for column, letter in enumerate(first):
            for word in strs:
                if column == len(word) or word[column] != letter:
                    return first[:column]
        return first
