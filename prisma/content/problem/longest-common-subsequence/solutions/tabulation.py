class Solution:
    def longestCommonSubsequence(self, text1: str, text2: str) -> int:
        length = [[0] * (len(text2) + 1) for _ in range(len(text1) + 1)]
        for i, first in enumerate(text1, 1):
            for j, second in enumerate(text2, 1):
                if first == second:
                    length[i][j] = length[i - 1][j - 1] + 1
                else:
                    length[i][j] = max(length[i - 1][j], length[i][j - 1])
        return length[-1][-1]
