function minRemoveToMakeValid(s) {
  let text = s;
  for (let bad = findBad(text); bad >= 0; bad = findBad(text)) {
    text = text.slice(0, bad) + text.slice(bad + 1);
  }
  return text;
}

function findBad(text) {
  let balance = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') balance++;
    if (text[i] === ')') balance--;
    if (balance < 0) return i;
  }
  balance = 0;
  for (let i = text.length - 1; i >= 0; i--) {
    if (text[i] === ')') balance++;
    if (text[i] === '(') balance--;
    if (balance < 0) return i;
  }
  return -1;
}
