const isWord = (text) => /^[a-z]+$/.test(text);

export function validate(s, wordDict) {
  if (s.length < 1 || s.length > 300) return 's must have 1 to 300 letters';
  if (wordDict.length < 1 || wordDict.length > 1_000) return 'there must be 1 to 1 000 words';
  if (!isWord(s) || !wordDict.every(isWord)) return 'only lowercase letters are allowed';
  if (wordDict.some((word) => word.length > 20)) return 'a word must have 1 to 20 letters';
  if (new Set(wordDict).size < wordDict.length) return 'all words must be distinct';
}
