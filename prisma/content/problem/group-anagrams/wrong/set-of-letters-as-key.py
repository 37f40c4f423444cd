# Wrong Answer: the key contains which letters occur, but not how many times
from collections import defaultdict


class Solution:
    def groupAnagrams(self, strs: list[str]) -> list[list[str]]:
        groups = defaultdict(list)
        for word in strs:
            groups[frozenset(word)].append(word)
        return list(groups.values())
