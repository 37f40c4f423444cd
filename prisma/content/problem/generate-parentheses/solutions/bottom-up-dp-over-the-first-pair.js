function generateParenthesis(n) {
  const texts = [['']];
  for (let pairs = 1; pairs <= n; pairs++) {
    texts[pairs] = [];
    for (let k = 0; k < pairs; k++) {
      for (const inner of texts[k]) {
        for (const rest of texts[pairs - 1 - k]) texts[pairs].push(`(${inner})${rest}`);
      }
    }
  }
  return texts[n];
}
