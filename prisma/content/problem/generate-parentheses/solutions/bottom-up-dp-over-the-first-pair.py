from typing import List


class Solution:
    def generateParenthesis(self, n: int) -> List[str]:
        texts = [[""]]
        for pairs in range(1, n + 1):
            texts.append([
                f"({inner}){rest}"
                for k in range(pairs)
                for inner in texts[k]
                for rest in texts[pairs - 1 - k]
            ])
        return texts[n]
