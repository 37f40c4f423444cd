class WordDictionary:
    def __init__(self):
        self.words = defaultdict(set)

    def addWord(self, word: str) -> None:
        self.words[len(word)].add(word)

    def search(self, word: str) -> bool:
        if '.' not in word:
            return word in self.words[len(word)]
        return any(all(p in (c, '.') for p, c in zip(word, w)) for w in self.words[len(word)])
