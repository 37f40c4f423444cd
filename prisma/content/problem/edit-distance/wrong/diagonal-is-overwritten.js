// Wrong Answer: in the single row the diagonal neighbour is overwritten before it is used
function minDistance(word1, word2) {
  const row = Array.from({ length: word2.length + 1 }, (_, j) => j);
  for (let i = 1; i <= word1.length; i++) {
    row[0] = i;
    for (let j = 1; j <= word2.length; j++) {
      const isEqual = word1[i - 1] === word2[j - 1];
      row[j] = isEqual ? row[j - 1] : 1 + Math.min(row[j - 1], row[j]);
    }
  }
  return row[word2.length];
}
