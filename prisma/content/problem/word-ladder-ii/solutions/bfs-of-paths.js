function findLadders(beginWord, endWord, wordList) {
  const unused = new Set(wordList);
  unused.delete(beginWord);
  let paths = [[beginWord]];
  while (paths.length > 0) {
    const ladders = paths.filter((path) => path.at(-1) === endWord);
    if (ladders.length > 0) return ladders;
    paths = paths.flatMap((path) =>
      neighboursOf(path.at(-1))
        .filter((word) => unused.has(word))
        .map((word) => [...path, word]),
    );
    for (const path of paths) unused.delete(path.at(-1));
  }
  return [];
}

function neighboursOf(word) {
  const found = [];
  for (let i = 0; i < word.length; i++) {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      found.push(word.slice(0, i) + letter + word.slice(i + 1));
    }
  }
  return found;
}
