function calculate(s) {
  const terms = [];
  let operator = '+';
  for (const token of s.match(/\d+|[-+*/]/g)) {
    if ('+-*/'.includes(token)) {
      operator = token;
      continue;
    }
    const number = Number(token);
    if (operator === '+') terms.push(number);
    else if (operator === '-') terms.push(-number);
    else if (operator === '*') terms.push(terms.pop() * number);
    else terms.push(Math.trunc(terms.pop() / number));
  }
  return terms.reduce((total, term) => total + term, 0);
}
