const isWord = (text) => /^[a-z]+$/.test(text);

export function validate(s, wordDict) {
  if (s.length < 1 || s.length > 20 || !isWord(s)) return 's must have 1 to 20 lowercase letters';
  if (wordDict.length < 1 || wordDict.length > 1_000) return 'there must be 1 to 1 000 words';
  if (!wordDict.every((word) => isWord(word) && word.length <= 10)) return 'a word must have 1 to 10 letters';
  if (new Set(wordDict).size < wordDict.length) return 'all words must be distinct';
  const counts = [1];
  for (let end = 1; end <= s.length; end++) {
    const fitting = wordDict.filter((word) => s.slice(0, end).endsWith(word));
    counts[end] = fitting.reduce((sum, word) => sum + counts[end - word.length], 0);
  }
  if (counts[s.length] > 10_000) return 'there must be at most 10 000 sentences';
}
