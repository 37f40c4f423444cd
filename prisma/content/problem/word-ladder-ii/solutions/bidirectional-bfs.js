function findLadders(beginWord, endWord, wordList) {
  if (!wordList.includes(endWord)) return [];
  const words = new Set([beginWord, ...wordList]);
  const toBegin = new Map([[beginWord, []]]);
  const toEnd = new Map([[endWord, []]]);
  let front = [beginWord];
  let back = [endWord];
  let meeting = [];
  while (front.length > 0 && back.length > 0 && meeting.length === 0) {
    if (front.length <= back.length) {
      front = expand(front, toBegin, words);
      meeting = front.filter((word) => toEnd.has(word));
    } else {
      back = expand(back, toEnd, words);
      meeting = back.filter((word) => toBegin.has(word));
    }
  }
  return meeting.flatMap((word) => {
    const lasts = pathsFrom(word, toEnd).map((path) => path.slice(1));
    return pathsFrom(word, toBegin).flatMap((first) => {
      const start = first.toReversed();
      return lasts.map((last) => [...start, ...last]);
    });
  });
}

function expand(layer, links, words) {
  const found = new Map();
  for (const word of layer) {
    for (const other of neighboursOf(word)) {
      if (!words.has(other) || links.has(other)) continue;
      if (!found.has(other)) found.set(other, []);
      found.get(other).push(word);
    }
  }
  for (const [word, list] of found) links.set(word, list);
  return [...found.keys()];
}

function pathsFrom(start, links) {
  const paths = [];
  const path = [start];

  function walk(word) {
    const others = links.get(word);
    if (others.length === 0) paths.push([...path]);
    for (const other of others) {
      path.push(other);
      walk(other);
      path.pop();
    }
  }

  walk(start);
  return paths;
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
