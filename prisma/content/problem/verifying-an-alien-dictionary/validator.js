export function validate(words, order) {
  if (words.length < 1 || words.length > 100) return 'there must be 1 to 100 words';
  if (!words.every((word) => /^[a-z]{1,20}$/.test(word))) return 'a word must have 1 to 20 lowercase letters';
  if (!/^[a-z]{26}$/.test(order) || new Set(order).size !== 26) {
    return 'order must contain each of the 26 letters once';
  }
}
