function wordBreak(s, wordDict) {
  const words = new Set(wordDict);
  const longest = Math.max(...wordDict.map((word) => word.length));
  const failed = new Set();

  function canBreak(start) {
    if (start === s.length) return true;
    if (failed.has(start)) return false;
    const last = Math.min(start + longest, s.length);
    for (let end = start + 1; end <= last; end++) {
      if (words.has(s.slice(start, end)) && canBreak(end)) return true;
    }
    failed.add(start);
    return false;
  }

  return canBreak(0);
}
