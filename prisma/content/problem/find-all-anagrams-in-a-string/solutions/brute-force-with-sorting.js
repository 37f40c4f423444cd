function findAnagrams(s, p) {
  const sorted = (text) => [...text].sort().join('');
  const wanted = sorted(p);
  const starts = [];
  for (let start = 0; start + p.length <= s.length; start++) {
    if (sorted(s.slice(start, start + p.length)) === wanted) starts.push(start);
  }
  return starts;
}
