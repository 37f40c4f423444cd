function findAnagrams(s, p) {
  const needed = new Map();
  const add = (letter, change) => {
    const count = (needed.get(letter) ?? 0) + change;
    needed.set(letter, count);
    return count;
  };
  for (const letter of p) add(letter, 1);
  let lacking = p.length;
  const starts = [];
  for (let end = 0; end < s.length; end++) {
    if (add(s[end], -1) >= 0) lacking--;
    const start = end - p.length + 1;
    if (start > 0 && add(s[start - 1], 1) > 0) lacking++;
    if (lacking === 0) starts.push(start);
  }
  return starts;
}
