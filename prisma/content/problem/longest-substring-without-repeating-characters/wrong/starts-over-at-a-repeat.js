// Wrong Answer: empties the window at a repeat, and so drops the characters after the earlier copy too
function lengthOfLongestSubstring(s) {
  const seen = new Set();
  let best = 0;
  for (const char of s) {
    if (seen.has(char)) seen.clear();
    seen.add(char);
    best = Math.max(best, seen.size);
  }
  return best;
}
