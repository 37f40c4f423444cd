function minDistance(word1, word2) {
  if (word1.length < word2.length) return minDistance(word2, word1);
  const row = Array.from({ length: word2.length + 1 }, (_, j) => j);
  for (const letter of word1) {
    let diagonal = row[0]++;
    for (let j = 1; j <= word2.length; j++) {
      const above = row[j];
      if (letter === word2[j - 1]) row[j] = diagonal;
      else row[j] = 1 + Math.min(diagonal, above, row[j - 1]);
      diagonal = above;
    }
  }
  return row[word2.length];
}
