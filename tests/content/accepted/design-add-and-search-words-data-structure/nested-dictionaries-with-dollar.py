class WordDictionary:
    def __init__(self):
        self.root = {}

    def addWord(self, word: str) -> None:
        node = self.root
        for c in word:
            node = node.setdefault(c, {})
        node['$'] = None

    def search(self, word: str) -> bool:
        nodes = [self.root]
        for c in word + '$':
            nodes = [kid for n in nodes for kid in
                     ([n[c]] if c in n else [v for k, v in n.items() if k != '$'] if c == '.' else [])]
        return bool(nodes)
