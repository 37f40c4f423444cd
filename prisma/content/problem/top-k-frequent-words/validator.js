export function validate(words, k) {
  if (!Array.isArray(words) || words.length < 1 || words.length > 500) return 'there must be 1 to 500 words';
  if (!words.every((word) => typeof word === 'string' && /^[a-z]{1,10}$/.test(word))) {
    return 'a word must have 1 to 10 letters a to z';
  }
  if (!Number.isInteger(k) || k < 1 || k > new Set(words).size) return 'k must be from 1 to the number of distinct words';
}
