# Wrong Answer: uses each word only once
from typing import List


class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> List[str]:
        sentences = []

        def extend(rest: str, words: List[str], left: List[str]) -> None:
            if not rest:
                sentences.append(" ".join(words))
            for word in left:
                if rest.startswith(word):
                    others = [other for other in left if other != word]
                    extend(rest[len(word):], words + [word], others)

        extend(s, [], wordDict)
        return sentences
