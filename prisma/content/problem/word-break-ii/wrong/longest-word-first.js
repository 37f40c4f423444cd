// Wrong Answer: greedily takes the longest matching word and never backtracks
function wordBreak(s, wordDict) {
  const words = [];
  let start = 0;
  while (start < s.length) {
    const fitting = wordDict.filter((word) => s.startsWith(word, start));
    if (fitting.length === 0) return [];
    const longest = fitting.reduce((a, b) => (b.length > a.length ? b : a));
    words.push(longest);
    start += longest.length;
  }
  return [words.join(' ')];
}
