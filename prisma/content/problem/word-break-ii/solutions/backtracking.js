function wordBreak(s, wordDict) {
  const known = new Set(wordDict);
  const longest = Math.max(...wordDict.map((word) => word.length));
  const sentences = [];
  const words = [];

  function extend(start) {
    if (start === s.length) sentences.push(words.join(' '));
    for (let end = start + 1; end <= Math.min(start + longest, s.length); end++) {
      const word = s.slice(start, end);
      if (!known.has(word)) continue;
      words.push(word);
      extend(end);
      words.pop();
    }
  }

  extend(0);
  return sentences;
}
