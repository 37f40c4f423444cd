function findSubstring(s, words) {
  const needed = new Map();
  for (const word of words) needed.set(word, (needed.get(word) ?? 0) + 1);
  const width = words[0].length;
  const total = width * words.length;

  function fits(start) {
    const seen = new Map();
    for (let i = start; i < start + total; i += width) {
      const word = s.slice(i, i + width);
      const count = (seen.get(word) ?? 0) + 1;
      if (count > (needed.get(word) ?? 0)) return false;
      seen.set(word, count);
    }
    return true;
  }

  const starts = [];
  for (let start = 0; start + total <= s.length; start++) {
    if (fits(start)) starts.push(start);
  }
  return starts;
}
