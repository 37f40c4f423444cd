function wordPattern(pattern, s) {
  const words = s.split(' ');
  if (words.length !== pattern.length) return false;
  const wordOf = new Map();
  const letterOf = new Map();
  for (const [i, word] of words.entries()) {
    const letter = pattern[i];
    if (!wordOf.has(letter) && !letterOf.has(word)) {
      wordOf.set(letter, word);
      letterOf.set(word, letter);
    }
    if (wordOf.get(letter) !== word || letterOf.get(word) !== letter) return false;
  }
  return true;
}
