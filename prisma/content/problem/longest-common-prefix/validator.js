export function validate(strs) {
  if (!Array.isArray(strs) || strs.length < 1 || strs.length > 1_000) return 'strs must have 1 to 1 000 words';
  const isWord = (word) => typeof word === 'string' && word.length <= 10_000 && /^[a-z]*$/.test(word);
  if (!strs.every(isWord)) return 'each word must have 0 to 10 000 lowercase English letters';
  const letters = strs.reduce((total, word) => total + word.length, 0);
  if (letters > 200_000) return 'all words together must have at most 200 000 letters';
}
