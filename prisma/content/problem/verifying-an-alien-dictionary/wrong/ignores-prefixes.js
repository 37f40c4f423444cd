// Wrong Answer: a longer word may stand before its own prefix
function isAlienSorted(words, order) {
  for (let w = 0; w + 1 < words.length; w++) {
    const shorter = Math.min(words[w].length, words[w + 1].length);
    for (let i = 0; i < shorter; i++) {
      const difference = order.indexOf(words[w][i]) - order.indexOf(words[w + 1][i]);
      if (difference > 0) return false;
      if (difference < 0) break;
    }
  }
  return true;
}
