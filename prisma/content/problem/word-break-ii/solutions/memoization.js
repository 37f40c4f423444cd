function wordBreak(s, wordDict) {
  const known = new Set(wordDict);
  const longest = Math.max(...wordDict.map((word) => word.length));
  const stored = new Map([[s.length, ['']]]);

  function sentencesFrom(start) {
    if (stored.has(start)) return stored.get(start);
    const sentences = [];
    for (let end = start + 1; end <= Math.min(start + longest, s.length); end++) {
      const word = s.slice(start, end);
      if (!known.has(word)) continue;
      for (const rest of sentencesFrom(end)) {
        sentences.push(rest === '' ? word : `${word} ${rest}`);
      }
    }
    stored.set(start, sentences);
    return sentences;
  }

  return sentencesFrom(0);
}
