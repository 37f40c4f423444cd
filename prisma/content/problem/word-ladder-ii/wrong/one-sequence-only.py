# Wrong Answer: returns the first shortest sequence that is found and not all of them
from collections import deque
from string import ascii_lowercase
from typing import List


class Solution:
    def findLadders(
        self, beginWord: str, endWord: str, wordList: List[str]
    ) -> List[List[str]]:
        words = set(wordList)
        parents = {beginWord: None}
        queue = deque([beginWord])
        while queue:
            word = queue.popleft()
            if word == endWord:
                ladder = []
                while word:
                    ladder.append(word)
                    word = parents[word]
                return [ladder[::-1]]
            for i in range(len(word)):
                for letter in ascii_lowercase:
                    other = word[:i] + letter + word[i + 1 :]
                    if other in words and other not in parents:
                        parents[other] = word
                        queue.append(other)
        return []
