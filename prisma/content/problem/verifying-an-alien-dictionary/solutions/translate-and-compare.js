function isAlienSorted(words, order) {
  const english = new Map();
  [...order].forEach((letter, i) => english.set(letter, String.fromCharCode(97 + i)));
  const translated = words.map((word) =>
    [...word].map((letter) => english.get(letter)).join(''),
  );
  return translated.every((word, i) => i === 0 || translated[i - 1] <= word);
}
