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

  search(pattern) {
    return this.finds(pattern, 0);
  }

  finds(pattern, start) {
    let node = this;
    for (let i = start; i < pattern.length; i++) {
      if (pattern[i] === '.') {
        for (const child of node.children.values()) {
          if (child.finds(pattern, i + 1)) return true;
        }
        return false;
      }
      node = node.children.get(pattern[i]);
      if (!node) return false;
    }
    return node.isEnd;
  }
}
