from collections import Counter
from heapq import nsmallest


class Solution:
    def topKFrequent(self, words: list[str], k: int) -> list[str]:
        counts = Counter(words)
        # nsmallest keeps a heap of size k.
        return nsmallest(k, counts, key=lambda word: (-counts[word], word))
