function scoreOfParentheses(s) {
  const score = (low, high) => {
    let total = 0;
    let open = 0;
    let start = low;
    for (let i = low; i < high; i++) {
      open += s[i] === '(' ? 1 : -1;
      if (open === 0) {
        total += i === start + 1 ? 1 : 2 * score(start + 1, i);
        start = i + 1;
      }
    }
    return total;
  };
  return score(0, s.length);
}
