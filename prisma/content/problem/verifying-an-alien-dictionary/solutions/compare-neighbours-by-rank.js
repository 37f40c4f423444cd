function isAlienSorted(words, order) {
  const rank = new Map([...order].map((letter, i) => [letter, i]));
  for (let w = 0; w + 1 < words.length; w++) {
    const first = words[w];
    const second = words[w + 1];
    let i = 0;
    while (i < first.length && i < second.length && first[i] === second[i]) i++;
    if (i === first.length) continue;
    if (i === second.length || rank.get(first[i]) > rank.get(second[i])) return false;
  }
  return true;
}
