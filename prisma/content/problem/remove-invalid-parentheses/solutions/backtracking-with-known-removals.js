function removeInvalidParentheses(s) {
  const unmatchedIn = (text) => {
    let open = 0;
    let close = 0;
    for (const char of text) {
      if (char === '(') open++;
      else if (char === ')' && open > 0) open--;
      else if (char === ')') close++;
    }
    return [open, close];
  };

  const found = [];
  const remove = (text, start, open, close) => {
    if (open === 0 && close === 0) {
      if (unmatchedIn(text).every((count) => count === 0)) found.push(text);
      return;
    }
    for (let i = start; i < text.length; i++) {
      if (i > start && text[i] === text[i - 1]) continue;
      const rest = text.slice(0, i) + text.slice(i + 1);
      if (text[i] === '(' && open > 0) remove(rest, i, open - 1, close);
      if (text[i] === ')' && close > 0) remove(rest, i, open, close - 1);
    }
  };
  remove(s, 0, ...unmatchedIn(s));
  return found;
}
