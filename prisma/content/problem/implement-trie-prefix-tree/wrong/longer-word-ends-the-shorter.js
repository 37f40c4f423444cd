// Wrong Answer: marks the end of a word by a missing child, so the mark is lost when a longer word is inserted
class Trie {
  constructor() {
    this.root = {};
  }

  insert(word) {
    let node = this.root;
    for (const letter of word) node = node[letter] ??= {};
  }

  search(word) {
    const node = this.find(word);
    return node !== undefined && Object.keys(node).length === 0;
  }

  startsWith(prefix) {
    return this.find(prefix) !== undefined;
  }

  find(prefix) {
    let node = this.root;
    for (const letter of prefix) node = node?.[letter];
    return node;
  }
}
