class WordDictionary {
  constructor() {
    this.words = [];
  }

  addWord(word) {
    this.words.push(word);
  }

  search(pattern) {
    return this.words.some((word) => this.fits(word, pattern));
  }

  fits(word, pattern) {
    if (word.length !== pattern.length) return false;
    for (let i = 0; i < word.length; i++) {
      if (pattern[i] !== '.' && pattern[i] !== word[i]) return false;
    }
    return true;
  }
}
