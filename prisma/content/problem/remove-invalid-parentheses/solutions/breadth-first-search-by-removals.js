function removeInvalidParentheses(s) {
  const isValid = (text) => {
    let open = 0;
    for (const char of text) {
      if (char === '(') open++;
      if (char === ')' && --open < 0) return false;
    }
    return open === 0;
  };

  let level = new Set([s]);
  while (true) {
    const valid = [...level].filter(isValid);
    if (valid.length > 0) return valid;
    const next = new Set();
    for (const text of level) {
      for (let i = 0; i < text.length; i++) {
        if ('()'.includes(text[i])) next.add(text.slice(0, i) + text.slice(i + 1));
      }
    }
    level = next;
  }
}
