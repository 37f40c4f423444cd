from typing import List


class Solution:
    def findWords(self, board: List[List[str]], words: List[str]) -> List[str]:
        root = {}
        for word in words:
            node = root
            for letter in word:
                node = node.setdefault(letter, {})
            node["word"] = word

        rows, columns = len(board), len(board[0])
        found = []

        def walk(node, r, c):
            letter = board[r][c]
            child = node.get(letter)
            if child is None:
                return
            if "word" in child:
                found.append(child.pop("word"))
            board[r][c] = ""
            if r > 0:
                walk(child, r - 1, c)
            if r + 1 < rows:
                walk(child, r + 1, c)
            if c > 0:
                walk(child, r, c - 1)
            if c + 1 < columns:
                walk(child, r, c + 1)
            board[r][c] = letter
            if not child:
                del node[letter]

        for r in range(rows):
            for c in range(columns):
                walk(root, r, c)
        return found
