const isWord = (text) => typeof text === 'string' && /^[a-z]{1,10000}$/.test(text);

export function validate(a, b) {
  if (!isWord(a)) return 'a must have 1 to 10 000 lowercase letters';
  if (!isWord(b)) return 'b must have 1 to 10 000 lowercase letters';
}
