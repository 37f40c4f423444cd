# Wrong Answer: collects letters that agree behind the first difference, too
class Solution:
    def longestCommonPrefix(self, strs: list[str]) -> str:
        return ''.join(column[0] for column in zip(*strs) if len(set(column)) == 1)
