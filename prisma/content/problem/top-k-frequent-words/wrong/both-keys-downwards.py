# Wrong Answer: sorts both keys in descending order, so words with equal frequencies are ordered from z to a
from collections import Counter


class Solution:
    def topKFrequent(self, words: list[str], k: int) -> list[str]:
        counts = Counter(words)
        return sorted(counts, key=lambda word: (counts[word], word), reverse=True)[:k]
