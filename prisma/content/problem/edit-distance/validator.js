export function validate(word1, word2) {
  for (const word of [word1, word2]) {
    if (word.length > 500) return 'a word must have 0 to 500 letters';
    if (!/^[a-z]*$/.test(word)) return 'the words must consist of lowercase English letters';
  }
}
