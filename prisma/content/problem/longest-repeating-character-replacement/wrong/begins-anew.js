// Wrong Answer: empties the window when it needs too many replacements, instead of shrinking it
function characterReplacement(s, k) {
  let counts = new Map();
  let start = 0;
  let longest = 0;
  for (let end = 0; end < s.length; end++) {
    counts.set(s[end], (counts.get(s[end]) ?? 0) + 1);
    if (end - start + 1 - Math.max(...counts.values()) > k) {
      counts = new Map([[s[end], 1]]);
      start = end;
    }
    longest = Math.max(longest, end - start + 1);
  }
  return longest;
}
