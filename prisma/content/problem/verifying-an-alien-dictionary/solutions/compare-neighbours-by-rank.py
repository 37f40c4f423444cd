from typing import List


class Solution:
    def isAlienSorted(self, words: List[str], order: str) -> bool:
        rank = {letter: i for i, letter in enumerate(order)}
        for first, second in zip(words, words[1:]):
            for x, y in zip(first, second):
                if x != y:
                    if rank[x] > rank[y]:
                        return False
                    break
            else:
                if len(first) > len(second):
                    return False
        return True
