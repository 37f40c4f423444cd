from typing import List


class Solution:
    def palindromePairs(self, words: List[str]) -> List[List[int]]:
        index_of = {word[::-1]: i for i, word in enumerate(words)}
        pairs = []
        for i, word in enumerate(words):
            for split in range(len(word) + 1):
                prefix, suffix = word[:split], word[split:]
                partner = index_of.get(prefix, i)
                if partner != i and suffix == suffix[::-1]:
                    pairs.append([i, partner])
                partner = index_of.get(suffix, i)
                if split > 0 and partner != i and prefix == prefix[::-1]:
                    pairs.append([partner, i])
        return pairs
