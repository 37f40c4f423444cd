// Wrong Answer: the mark says that a node has no children, so it goes when a longer word comes
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
