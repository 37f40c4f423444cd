from collections import Counter


class Solution:
    def frequencySort(self, s: str) -> str:
        buckets = [[] for _ in range(len(s) + 1)]
        for character, count in Counter(s).items():
            buckets[count].append(character)
        parts = []
        for count in range(len(s), 0, -1):
            for character in buckets[count]:
                parts.append(character * count)
        return "".join(parts)
