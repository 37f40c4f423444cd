from typing import List


class Node:
    def __init__(self):
        self.children = {}
        self.word = -1
        self.with_palindrome = []


class Solution:
    def palindromePairs(self, words: List[str]) -> List[List[int]]:
        def is_palindrome(s: str) -> bool:
            return s == s[::-1]

        root = Node()
        for i, word in enumerate(words):
            node = root
            for end in range(len(word), 0, -1):
                if is_palindrome(word[:end]):
                    node.with_palindrome.append(i)
                node = node.children.setdefault(word[end - 1], Node())
            node.with_palindrome.append(i)
            node.word = i

        pairs = []
        for i, word in enumerate(words):
            node = root
            for start, letter in enumerate(word):
                if node.word >= 0 and is_palindrome(word[start:]):
                    pairs.append([i, node.word])
                node = node.children.get(letter)
                if not node:
                    break
            else:
                pairs.extend([i, j] for j in node.with_palindrome if j != i)
        return pairs
