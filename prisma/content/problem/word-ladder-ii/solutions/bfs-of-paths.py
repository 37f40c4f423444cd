from string import ascii_lowercase
from typing import Iterator, List


class Solution:
    def findLadders(
        self, beginWord: str, endWord: str, wordList: List[str]
    ) -> List[List[str]]:
        unused = set(wordList) - {beginWord}
        paths = [[beginWord]]
        while paths:
            ladders = [path for path in paths if path[-1] == endWord]
            if ladders:
                return ladders
            paths = [
                path + [word]
                for path in paths
                for word in self.neighbours(path[-1])
                if word in unused
            ]
            unused.difference_update(path[-1] for path in paths)
        return []

    def neighbours(self, word: str) -> Iterator[str]:
        for i in range(len(word)):
            for letter in ascii_lowercase:
                yield word[:i] + letter + word[i + 1 :]
