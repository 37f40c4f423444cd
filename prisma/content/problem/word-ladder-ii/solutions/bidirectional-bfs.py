from collections import defaultdict
from string import ascii_lowercase
from typing import Dict, Iterator, List


class Solution:
    def findLadders(
        self, beginWord: str, endWord: str, wordList: List[str]
    ) -> List[List[str]]:
        words = set(wordList)
        if endWord not in words:
            return []
        to_begin, to_end = {beginWord: []}, {endWord: []}
        front, back = [beginWord], [endWord]
        words.add(beginWord)
        meeting = []
        while front and back and not meeting:
            if len(front) <= len(back):
                front = self.expand(front, to_begin, words)
                meeting = [word for word in front if word in to_end]
            else:
                back = self.expand(back, to_end, words)
                meeting = [word for word in back if word in to_begin]
        return [
            first[::-1] + last[1:]
            for word in meeting
            for first in self.paths_from(word, to_begin)
            for last in self.paths_from(word, to_end)
        ]

    def expand(self, layer: List[str], links: Dict, words: set) -> List[str]:
        found = defaultdict(list)
        for word in layer:
            for other in self.neighbours(word):
                if other in words and other not in links:
                    found[other].append(word)
        links.update(found)
        return list(found)

    def paths_from(self, start: str, links: Dict) -> List[List[str]]:
        paths = []
        path = [start]

        def walk(word: str) -> None:
            if not links[word]:
                paths.append(path[:])
            for other in links[word]:
                path.append(other)
                walk(other)
                path.pop()

        walk(start)
        return paths

    def neighbours(self, word: str) -> Iterator[str]:
        for i in range(len(word)):
            for letter in ascii_lowercase:
                yield word[:i] + letter + word[i + 1 :]
