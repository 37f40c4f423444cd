# Wrong Answer: also collects letters that agree after the first difference
class Solution:
    def longestCommonPrefix(self, strs: list[str]) -> str:
        return ''.join(column[0] for column in zip(*strs) if len(set(column)) == 1)
