class TrieNode:
    def __init__(self):
        self.children = {}
        self.suggestions = []


class Solution:
    def suggestedProducts(
        self, products: list[str], searchWord: str
    ) -> list[list[str]]:
        root = TrieNode()
        for name in sorted(products):
            node = root
            for letter in name:
                if letter not in node.children:
                    node.children[letter] = TrieNode()
                node = node.children[letter]
                if len(node.suggestions) < 3:
                    node.suggestions.append(name)
        suggestions = []
        node = root
        for letter in searchWord:
            node = node.children.get(letter) if node else None
            suggestions.append(node.suggestions if node else [])
        return suggestions
