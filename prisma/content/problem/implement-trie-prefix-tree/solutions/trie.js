class Trie {
  constructor() {
    this.children = new Map();
    this.isEnd = false;
  }

  insert(word) {
    let node = this;
    for (const letter of word) {
      if (!node.children.has(letter)) node.children.set(letter, new Trie());
      node = node.children.get(letter);
    }
    node.isEnd = true;
  }

  search(word) {
    return this.find(word)?.isEnd ?? false;
  }

  startsWith(prefix) {
    return this.find(prefix) !== undefined;
  }

  find(prefix) {
    let node = this;
    for (const letter of prefix) {
      node = node.children.get(letter);
      if (!node) return undefined;
    }
    return node;
  }
}
