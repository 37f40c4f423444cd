function lengthOfLongestSubstring(s) {
  let best = 0;
  for (let start = 0; start < s.length; start++) {
    const seen = new Set();
    let end = start;
    while (end < s.length && !seen.has(s[end])) {
      seen.add(s[end]);
      end++;
    }
    best = Math.max(best, end - start);
  }
  return best;
}
