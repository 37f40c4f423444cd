function ladderLength(beginWord, endWord, wordList) {
  function areNeighbours(first, second) {
    let different = 0;
    for (let i = 0; i < first.length; i++) {
      if (first[i] !== second[i]) different++;
    }
    return different === 1;
  }

  let unused = wordList;
  let layer = [beginWord];
  for (let count = 1; layer.length > 0; count++) {
    const following = [];
    for (const word of layer) {
      if (word === endWord) return count;
      following.push(...unused.filter((other) => areNeighbours(word, other)));
      unused = unused.filter((other) => !areNeighbours(word, other));
    }
    layer = following;
  }
  return 0;
}
