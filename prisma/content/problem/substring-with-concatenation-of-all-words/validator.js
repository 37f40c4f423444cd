export function validate(s, words) {
  if (!/^[a-z]{1,10000}$/.test(s)) return 's must have 1 to 10 000 lowercase English letters';
  if (!Array.isArray(words) || words.length < 1 || words.length > 5_000) return 'there must be 1 to 5 000 words';
  if (!words.every((word) => /^[a-z]{1,30}$/.test(word))) return 'a word must have 1 to 30 lowercase English letters';
  if (words.some((word) => word.length !== words[0].length)) return 'all words must have the same length';
}
