from bisect import bisect_left
from collections import defaultdict


class Solution:
    def isSubsequence(self, s: str, t: str) -> bool:
        indices = defaultdict(list)
        for i, letter in enumerate(t):
            indices[letter].append(i)
        start = 0
        for letter in s:
            places = indices.get(letter, [])
            next_place = bisect_left(places, start)
            if next_place == len(places):
                return False
            start = places[next_place] + 1
        return True
