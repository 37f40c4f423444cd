function ladderLength(beginWord, endWord, wordList) {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const unused = new Set(wordList);
  if (!unused.delete(endWord)) return 0;
  unused.delete(beginWord);
  let layer = new Set([beginWord]);
  let other = new Set([endWord]);
  for (let count = 2; layer.size > 0; count++) {
    const following = new Set();
    for (const word of layer) {
      for (let i = 0; i < word.length; i++) {
        for (const letter of letters) {
          const changed = word.slice(0, i) + letter + word.slice(i + 1);
          if (other.has(changed)) return count;
          if (unused.delete(changed)) following.add(changed);
        }
      }
    }
    layer = following;
    if (layer.size > other.size) [layer, other] = [other, layer];
  }
  return 0;
}
