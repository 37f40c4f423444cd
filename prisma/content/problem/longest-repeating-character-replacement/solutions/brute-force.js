function characterReplacement(s, k) {
  let longest = 0;
  for (let start = 0; start < s.length; start++) {
    const counts = new Map();
    let most = 0;
    for (let end = start; end < s.length; end++) {
      const count = (counts.get(s[end]) ?? 0) + 1;
      counts.set(s[end], count);
      most = Math.max(most, count);
      const length = end - start + 1;
      if (length - most > k) break;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}
