export function check({ args: [words], expected, actual }) {
  if (expected === '') return actual === '' ? undefined : 'there is no valid order, so the string must be empty';
  if (actual === '') return 'there is a valid order, but the string is empty';
  const letters = new Set(words.join(''));
  const place = new Map([...actual].map((letter, i) => [letter, i]));
  if (actual.length !== place.size) return 'a letter occurs twice';
  if (place.size !== letters.size || ![...letters].every((letter) => place.has(letter))) {
    return 'the string must contain the letters of the words and no others';
  }
  for (let i = 1; i < words.length; i++) {
    const before = words[i - 1];
    const word = words[i];
    let at = 0;
    while (at < before.length && before[at] === word[at]) at++;
    if (at < before.length && place.get(before[at]) > place.get(word[at])) {
      return `in this order ${before} does not come before ${word}`;
    }
  }
}
