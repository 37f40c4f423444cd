function wordBreak(s, wordDict) {
  const words = new Set(wordDict);
  const longest = Math.max(...wordDict.map((word) => word.length));
  const reachable = [true];
  for (let end = 1; end <= s.length; end++) {
    reachable[end] = false;
    for (let start = Math.max(0, end - longest); start < end; start++) {
      if (reachable[start] && words.has(s.slice(start, end))) {
        reachable[end] = true;
        break;
      }
    }
  }
  return reachable[s.length];
}
