from itertools import pairwise
from typing import List


class Solution:
    def alienOrder(self, words: List[str]) -> str:
        behind = {letter: set() for word in words for letter in word}
        for first, second in pairwise(words):
            for a, b in zip(first, second):
                if a != b:
                    behind[a].add(b)
                    break
            else:
                if len(first) > len(second):
                    return ""

        done = {}
        order = []

        def explore(letter):
            if letter in done:
                return done[letter]
            done[letter] = False
            if not all(explore(other) for other in behind[letter]):
                return False
            done[letter] = True
            order.append(letter)
            return True

        if not all(explore(letter) for letter in behind):
            return ""
        return "".join(reversed(order))
