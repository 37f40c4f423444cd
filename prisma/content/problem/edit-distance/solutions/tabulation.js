function minDistance(word1, word2) {
  const table = [Array.from({ length: word2.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= word1.length; i++) {
    const above = table[i - 1];
    const row = [i];
    for (let j = 1; j <= word2.length; j++) {
      if (word1[i - 1] === word2[j - 1]) row[j] = above[j - 1];
      else row[j] = 1 + Math.min(above[j - 1], above[j], row[j - 1]);
    }
    table.push(row);
  }
  return table[word1.length][word2.length];
}
