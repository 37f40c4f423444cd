from collections import defaultdict
from string import ascii_lowercase
from typing import Iterator, List


class Solution:
    def findLadders(
        self, beginWord: str, endWord: str, wordList: List[str]
    ) -> List[List[str]]:
        unused = set(wordList) - {beginWord}
        parents = {}
        layer = [beginWord]
        while layer and endWord not in parents:
            found = defaultdict(list)
            for word in layer:
                for other in self.neighbours(word):
                    if other in unused:
                        found[other].append(word)
            unused.difference_update(found)
            parents.update(found)
            layer = list(found)

        ladders = []
        path = [endWord]

        def climb(word: str) -> None:
            if word == beginWord:
                ladders.append(path[::-1])
                return
            for parent in parents.get(word, []):
                path.append(parent)
                climb(parent)
                path.pop()

        climb(endWord)
        return ladders

    def neighbours(self, word: str) -> Iterator[str]:
        for i in range(len(word)):
            for letter in ascii_lowercase:
                yield word[:i] + letter + word[i + 1 :]
