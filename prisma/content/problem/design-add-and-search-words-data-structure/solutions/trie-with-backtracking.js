class WordDictionary {
  constructor() {
    this.children = new Map();
    this.isEnd = false;
  }

  addWord(word) {
    let node = this;
    for (const letter of word) {
      if (!node.children.has(letter)) node.children.set(letter, new WordDictionary());
      node = node.children.get(letter);
    }
    node.isEnd = true;
  }

  search(word) {
    return this.finds(word, 0);
  }

  finds(word, start) {
    let node = this;
    for (let i = start; i < word.length; i++) {
      if (word[i] === '.') {
        for (const child of node.children.values()) {
          if (child.finds(word, i + 1)) return true;
        }
        return false;
      }
      node = node.children.get(word[i]);
      if (!node) return false;
    }
    return node.isEnd;
  }
}
