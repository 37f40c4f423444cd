function wordBreak(s, wordDict) {
  const canCut = (start) =>
    start === s.length ||
    wordDict.some((word) => s.startsWith(word, start) && canCut(start + word.length));

  return canCut(0);
}
