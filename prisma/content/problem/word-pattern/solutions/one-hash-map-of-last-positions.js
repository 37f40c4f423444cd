function wordPattern(pattern, s) {
  const words = s.split(' ');
  if (words.length !== pattern.length) return false;
  const last = new Map();
  for (const [i, word] of words.entries()) {
    // The colon keeps the letter and a word of one letter apart.
    const letter = `${pattern[i]}:`;
    if (last.get(letter) !== last.get(word)) return false;
    last.set(letter, i);
    last.set(word, i);
  }
  return true;
}
