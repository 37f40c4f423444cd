function isAnagram(s, t) {
  if (s.length !== t.length) return false;
  const count = new Map();
  for (const letter of s) count.set(letter, (count.get(letter) ?? 0) + 1);
  for (const letter of t) {
    const left = count.get(letter) ?? 0;
    if (left === 0) return false;
    count.set(letter, left - 1);
  }
  return true;
}
