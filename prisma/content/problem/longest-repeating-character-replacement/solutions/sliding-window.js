function characterReplacement(s, k) {
  const counts = new Map();
  let most = 0;
  let start = 0;
  for (let end = 0; end < s.length; end++) {
    const count = (counts.get(s[end]) ?? 0) + 1;
    counts.set(s[end], count);
    most = Math.max(most, count);
    if (end - start + 1 - most > k) {
      counts.set(s[start], counts.get(s[start]) - 1);
      start++;
    }
  }
  return s.length - start;
}
