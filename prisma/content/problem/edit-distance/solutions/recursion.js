function minDistance(word1, word2) {
  const distance = (i, j) => {
    if (i === 0 || j === 0) return i + j;
    if (word1[i - 1] === word2[j - 1]) return distance(i - 1, j - 1);
    const replaced = distance(i - 1, j - 1);
    return 1 + Math.min(replaced, distance(i - 1, j), distance(i, j - 1));
  };

  return distance(word1.length, word2.length);
}
