function findLadders(beginWord, endWord, wordList) {
  const unused = new Set(wordList);
  unused.delete(beginWord);
  const parents = new Map();
  let layer = [beginWord];
  while (layer.length > 0 && !parents.has(endWord)) {
    const found = new Map();
    for (const word of layer) {
      for (const other of neighboursOf(word)) {
        if (!unused.has(other)) continue;
        if (!found.has(other)) found.set(other, []);
        found.get(other).push(word);
      }
    }
    for (const [word, list] of found) {
      unused.delete(word);
      parents.set(word, list);
    }
    layer = [...found.keys()];
  }

  const ladders = [];
  const path = [endWord];

  function climb(word) {
    if (word === beginWord) {
      ladders.push(path.toReversed());
      return;
    }
    for (const parent of parents.get(word) ?? []) {
      path.push(parent);
      climb(parent);
      path.pop();
    }
  }

  climb(endWord);
  return ladders;
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
