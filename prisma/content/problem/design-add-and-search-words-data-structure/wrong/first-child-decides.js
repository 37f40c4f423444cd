// Wrong Answer: at a dot it returns the result of the first child and never tries another
class WordDictionary {
  constructor() {
    this.children = {};
    this.isEnd = false;
  }

  addWord(word) {
    let node = this;
    for (const letter of word) node = node.children[letter] ??= new WordDictionary();
    node.isEnd = true;
  }

  search(word) {
    if (word === '') return this.isEnd;
    const rest = word.slice(1);
    if (word[0] !== '.') return this.children[word[0]]?.search(rest) ?? false;
    for (const child of Object.values(this.children)) return child.search(rest);
    return false;
  }
}
