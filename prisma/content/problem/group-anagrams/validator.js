export function validate(strs) {
  if (!Array.isArray(strs) || strs.length < 1 || strs.length > 10_000) return 'strs must have 1 to 10 000 strings';
  const isWord = (word) => typeof word === 'string' && word.length <= 100 && /^[a-z]*$/.test(word);
  if (!strs.every(isWord)) return 'each string must have 0 to 100 lowercase English letters';
  const letters = strs.reduce((total, word) => total + word.length, 0);
  if (letters > 400_000) return 'all strings together must have at most 400 000 letters';
}
