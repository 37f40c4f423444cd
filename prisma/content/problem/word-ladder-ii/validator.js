export function validate(beginWord, endWord, wordList) {
  const { length } = beginWord;
  if (length < 1 || length > 5) return 'a word must have 1 to 5 letters';
  if (wordList.length < 1 || wordList.length > 500) return 'wordList must have 1 to 500 words';
  const isWord = (word) => word.length === length && /^[a-z]+$/.test(word);
  if (![beginWord, endWord, ...wordList].every(isWord)) {
    return 'all words must have the same length and consist of the letters a to z';
  }
  if (new Set(wordList).size < wordList.length) return 'the words in wordList must be distinct';
  if (beginWord === endWord) return 'beginWord and endWord must be different';
  if (countSequences(beginWord, endWord, new Set(wordList)) > 200) return 'there must be at most 200 sequences';
}

/** The number of shortest transformation sequences. */
function countSequences(beginWord, endWord, words) {
  const counts = new Map([[beginWord, 1]]);
  let layer = [beginWord];
  while (layer.length > 0 && !counts.has(endWord)) {
    const found = new Map();
    for (const word of layer) {
      for (let place = 0; place < word.length; place++) {
        for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
          const other = word.slice(0, place) + letter + word.slice(place + 1);
          if (words.has(other) && !counts.has(other)) found.set(other, (found.get(other) ?? 0) + counts.get(word));
        }
      }
    }
    for (const [word, count] of found) counts.set(word, count);
    layer = [...found.keys()];
  }
  return counts.get(endWord) ?? 0;
}
