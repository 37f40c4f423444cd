export function validate(beginWord, endWord, wordList) {
  const { length } = beginWord;
  if (length < 1 || length > 10) return 'a word must have 1 to 10 letters';
  if (wordList.length < 1 || wordList.length > 5_000) return 'wordList must have 1 to 5 000 words';
  const isWord = (word) => word.length === length && /^[a-z]+$/.test(word);
  if (![beginWord, endWord, ...wordList].every(isWord)) {
    return 'all words must have the same length and consist of the letters a to z';
  }
  if (new Set(wordList).size < wordList.length) return 'the words in wordList must be distinct';
  if (beginWord === endWord) return 'beginWord and endWord must be different';
}
