class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        if len(text1) < len(text2):
            text1, text2 = text2, text1
        above = [0] * (len(text2) + 1)
        for first in text1:
            row = [0]
            for j, second in enumerate(text2):
                if first == second:
                    row.append(above[j] + 1)
                else:
                    row.append(max(above[j + 1], row[j]))
            above = row
        return above[-1]
