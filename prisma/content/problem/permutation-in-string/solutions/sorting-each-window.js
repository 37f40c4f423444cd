function checkInclusion(s1, s2) {
  const sorted = (text) => [...text].sort().join('');
  const wanted = sorted(s1);
  for (let start = 0; start + s1.length <= s2.length; start++) {
    if (sorted(s2.slice(start, start + s1.length)) === wanted) return true;
  }
  return false;
}
