function frequencySort(s) {
  const counts = new Map();
  for (const character of s) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...s]
    .sort((a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : a > b ? 1 : 0))
    .join('');
}
