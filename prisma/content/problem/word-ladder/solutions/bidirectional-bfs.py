from string import ascii_lowercase
from typing import List


class Solution:
    def ladderLength(self, beginWord: str, endWord: str, wordList: List[str]) -> int:
        unused = set(wordList)
        if endWord not in unused:
            return 0
        unused -= {beginWord, endWord}
        layer, other = {beginWord}, {endWord}
        count = 2
        while layer:
            following = set()
            for word in layer:
                for i in range(len(word)):
                    for letter in ascii_lowercase:
                        changed = word[:i] + letter + word[i + 1:]
                        if changed in other:
                            return count
                        if changed in unused:
                            unused.remove(changed)
                            following.add(changed)
            layer, other = sorted((following, other), key=len)
            count += 1
        return 0
