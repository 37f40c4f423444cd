function calculate(s) {
  let text = s;
  for (let end = text.indexOf(')'); end >= 0; end = text.indexOf(')')) {
    const start = text.lastIndexOf('(', end);
    const value = flatValue(text.slice(start + 1, end));
    text = text.slice(0, start) + value + text.slice(end + 1);
  }
  return flatValue(text);
}

function flatValue(text) {
  let total = 0;
  let sign = 1;
  for (const token of text.match(/\d+|[-+]/g)) {
    if (token === '-') {
      sign = -sign;
    } else if (token !== '+') {
      total += sign * Number(token);
      sign = 1;
    }
  }
  return total;
}
