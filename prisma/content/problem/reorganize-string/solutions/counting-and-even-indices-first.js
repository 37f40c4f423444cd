function reorganizeString(s) {
  const counts = new Map();
  for (const letter of s) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const byCount = [...counts].sort((a, b) => b[1] - a[1]);
  if (byCount[0][1] > Math.ceil(s.length / 2)) return '';

  const result = Array(s.length);
  let i = 0;
  for (const [letter, count] of byCount) {
    for (let placed = 0; placed < count; placed++) {
      result[i] = letter;
      i += 2;
      if (i >= s.length) i = 1;
    }
  }
  return result.join('');
}
