function ladderLength(beginWord, endWord, wordList) {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const unused = new Set(wordList);
  const queue = [[beginWord, 1]];
  for (const [word, count] of queue) {
    if (word === endWord) return count;
    for (let i = 0; i < word.length; i++) {
      for (const letter of letters) {
        const changed = word.slice(0, i) + letter + word.slice(i + 1);
        if (unused.delete(changed)) queue.push([changed, count + 1]);
      }
    }
  }
  return 0;
}
