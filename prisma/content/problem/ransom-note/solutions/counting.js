function canConstruct(ransomNote, magazine) {
  const available = new Map();
  for (const letter of magazine) {
    available.set(letter, (available.get(letter) ?? 0) + 1);
  }
  for (const letter of ransomNote) {
    const count = available.get(letter) ?? 0;
    if (count === 0) return false;
    available.set(letter, count - 1);
  }
  return true;
}
