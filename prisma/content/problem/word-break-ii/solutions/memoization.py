from functools import cache
from typing import List


class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> List[str]:
        known = set(wordDict)
        longest = max(map(len, wordDict))

        @cache
        def sentences_from(start: int) -> List[str]:
            if start == len(s):
                return [""]
            sentences = []
            for end in range(start + 1, min(start + longest, len(s)) + 1):
                word = s[start:end]
                if word in known:
                    for rest in sentences_from(end):
                        sentences.append(f"{word} {rest}" if rest else word)
            return sentences

        return sentences_from(0)
