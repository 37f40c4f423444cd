function generateParenthesis(n) {
  function isBalanced(text) {
    let opened = 0;
    for (const bracket of text) {
      opened += bracket === '(' ? 1 : -1;
      if (opened < 0) return false;
    }
    return opened === 0;
  }

  const texts = [];
  for (let bits = 0; bits < 2 ** (2 * n); bits++) {
    let text = '';
    for (let i = 0; i < 2 * n; i++) text += ((bits >> i) & 1) === 1 ? '(' : ')';
    if (isBalanced(text)) texts.push(text);
  }
  return texts;
}
