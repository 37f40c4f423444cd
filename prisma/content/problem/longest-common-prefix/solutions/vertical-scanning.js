function longestCommonPrefix(strs) {
  const first = strs[0];
  for (let column = 0; column < first.length; column++) {
    for (const word of strs) {
      if (word[column] !== first[column]) return first.slice(0, column);
    }
  }
  return first;
}
