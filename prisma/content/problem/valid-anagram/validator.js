const isWord = (word) =>
  typeof word === 'string' && word.length >= 1 && word.length <= 50_000 && /^[a-z]+$/.test(word);

export function validate(s, t) {
  if (!isWord(s)) return 's must have 1 to 50 000 lowercase English letters';
  if (!isWord(t)) return 't must have 1 to 50 000 lowercase English letters';
}
