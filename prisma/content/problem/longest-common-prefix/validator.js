export function validate(strs) {
  if (!Array.isArray(strs) || strs.length < 1 || strs.length > 200) return 'strs must have 1 to 200 words';
  const isWord = (word) => typeof word === 'string' && word.length <= 200 && /^[a-z]*$/.test(word);
  if (!strs.every(isWord)) return 'each word must have 0 to 200 lowercase English letters';
}
