export function validate(words) {
  if (words.length < 1 || words.length > 2_000) return 'there must be 1 to 2 000 words';
  if (!words.every((word) => /^[a-z]{0,60}$/.test(word))) return 'a word must have 0 to 60 lowercase letters';
  if (new Set(words).size !== words.length) return 'the words must be distinct';
}
