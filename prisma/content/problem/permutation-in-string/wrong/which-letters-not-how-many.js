// Wrong Answer: compares the sets of letters, not their counts
function checkInclusion(s1, s2) {
  const wanted = [...new Set(s1)].sort().join('');
  for (let start = 0; start + s1.length <= s2.length; start++) {
    const part = s2.slice(start, start + s1.length);
    if ([...new Set(part)].sort().join('') === wanted) return true;
  }
  return false;
}
