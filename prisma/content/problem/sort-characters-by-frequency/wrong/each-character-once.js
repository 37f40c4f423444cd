// Wrong Answer: writes each character only once
function frequencySort(s) {
  const counts = new Map();
  for (const character of s) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a)).join('');
}
