function removeInvalidParentheses(s) {
  let longest = new Set();
  let length = 0;

  const isValid = (text) => {
    let open = 0;
    for (const char of text) {
      if (char === '(') open++;
      if (char === ')' && --open < 0) return false;
    }
    return open === 0;
  };

  const choose = (index, text) => {
    if (index < s.length) {
      choose(index + 1, text + s[index]);
      if ('()'.includes(s[index])) choose(index + 1, text);
      return;
    }
    if (text.length < length || !isValid(text)) return;
    if (text.length > length) {
      longest = new Set();
      length = text.length;
    }
    longest.add(text);
  };
  choose(0, '');
  return [...longest];
}
