class WordDictionary {
  constructor() {
    this.words = [];
  }

  addWord(word) {
    this.words.push(word);
  }

  search(word) {
    return this.words.some((stored) => this.fits(stored, word));
  }

  fits(stored, word) {
    if (stored.length !== word.length) return false;
    for (let i = 0; i < stored.length; i++) {
      if (word[i] !== '.' && word[i] !== stored[i]) return false;
    }
    return true;
  }
}
