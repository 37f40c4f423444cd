// Wrong Answer: marks a word as used when it is first found, so the other parents in the same layer are lost
function findLadders(beginWord, endWord, wordList) {
  const unused = new Set(wordList);
  unused.delete(beginWord);
  let paths = [[beginWord]];
  while (paths.length > 0) {
    const ladders = paths.filter((path) => path.at(-1) === endWord);
    if (ladders.length > 0) return ladders;
    const longer = [];
    for (const path of paths) {
      const last = path.at(-1);
      for (const word of unused) {
        const differences = [...word].filter((letter, i) => letter !== last[i]);
        if (differences.length !== 1) continue;
        unused.delete(word);
        longer.push([...path, word]);
      }
    }
    paths = longer;
  }
  return [];
}
