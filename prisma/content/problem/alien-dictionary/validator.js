export function validate(words) {
  if (words.length < 1 || words.length > 100) return 'there must be 1 to 100 words';
  if (!words.every((word) => /^[a-z]{1,20}$/.test(word))) return 'each word must have 1 to 20 letters a to z';
}
