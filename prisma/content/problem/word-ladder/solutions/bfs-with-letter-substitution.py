from collections import deque
from string import ascii_lowercase
from typing import List


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused = set(wordList)
        queue = deque([(beginWord, 1)])
        while queue:
            word, count = queue.popleft()
            if word == endWord:
                return count
            for i in range(len(word)):
                for letter in ascii_lowercase:
                    changed = word[:i] + letter + word[i + 1:]
                    if changed in unused:
                        unused.remove(changed)
                        queue.append((changed, count + 1))
        return 0
