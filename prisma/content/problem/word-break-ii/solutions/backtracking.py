from typing import List


class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> List[str]:
        known = set(wordDict)
        longest = max(map(len, wordDict))
        sentences = []
        words = []

        def extend(start: int) -> None:
            if start == len(s):
                sentences.append(" ".join(words))
            for end in range(start + 1, min(start + longest, len(s)) + 1):
                if s[start:end] in known:
                    words.append(s[start:end])
                    extend(end)
                    words.pop()

        extend(0)
        return sentences
