from typing import List


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        def are_neighbours(first, second):
            return sum(a != b for a, b in zip(first, second)) == 1

        unused = [word for word in wordList if word != beginWord]
        layer = [beginWord]
        count = 1
        while layer:
            if endWord in layer:
                return count
            following = []
            for word in layer:
                found = [other for other in unused if are_neighbours(word, other)]
                unused = [other for other in unused if not are_neighbours(word, other)]
                following += found
            layer = following
            count += 1
        return 0
