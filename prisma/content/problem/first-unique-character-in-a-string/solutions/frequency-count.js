function firstUniqChar(s) {
  const counts = new Map();
  for (const letter of s) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...s].findIndex((letter) => counts.get(letter) === 1);
}
