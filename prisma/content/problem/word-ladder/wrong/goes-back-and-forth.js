// Time Limit Exceeded: has no visited set, so it never ends if there is no sequence
function ladderLength(beginWord, endWord, wordList) {
  const words = new Set(wordList);
  let layer = new Set([beginWord]);
  for (let count = 1; layer.size > 0; count++) {
    if (layer.has(endWord)) return count;
    const following = new Set();
    for (const word of layer) {
      for (let i = 0; i < word.length; i++) {
        for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
          const changed = word.slice(0, i) + letter + word.slice(i + 1);
          if (words.has(changed)) following.add(changed);
        }
      }
    }
    layer = following;
  }
  return 0;
}
