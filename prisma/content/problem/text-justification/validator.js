export function validate(words, maxWidth) {
  if (words.length < 1 || words.length > 300) return 'there must be 1 to 300 words';
  if (!Number.isInteger(maxWidth) || maxWidth < 1 || maxWidth > 100) return 'maxWidth must be from 1 to 100';
  const isWord = (word) => /^[!-/:-~]{1,20}$/.test(word) && word.length <= maxWidth;
  if (!words.every(isWord)) return 'a word must have 1 to 20 letters and punctuation marks, and at most maxWidth';
}
