function generateParenthesis(n) {
  const texts = [];
  const current = [];

  function extend(opened, closed) {
    if (closed === n) {
      texts.push(current.join(''));
      return;
    }
    if (opened < n) {
      current.push('(');
      extend(opened + 1, closed);
      current.pop();
    }
    if (closed < opened) {
      current.push(')');
      extend(opened, closed + 1);
      current.pop();
    }
  }

  extend(0, 0);
  return texts;
}
