# Wrong Answer: stops at the end of a word, although it may be a prefix of a longer one
class Solution:
    def findWords(self, board, words):
        root = {}
        for word in words:
            node = root
            for letter in word:
                node = node.setdefault(letter, {})
            node["word"] = word
        found = []

        def walk(node, r, c):
            if not (0 <= r < len(board) and 0 <= c < len(board[0])):
                return
            letter = board[r][c]
            if letter not in node:
                return
            if "word" in node[letter]:
                found.append(node[letter].pop("word"))
                return
            board[r][c] = ""
            for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                walk(node[letter], nr, nc)
            board[r][c] = letter

        for r in range(len(board)):
            for c in range(len(board[0])):
                walk(root, r, c)
        return found
