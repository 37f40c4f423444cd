function calculate(s) {
  let total = 0;
  let sign = 1;
  let term = 0;
  let operator = '+';
  let number = 0;
  for (const char of `${s}+`) {
    if (char >= '0' && char <= '9') {
      number = number * 10 + Number(char);
    } else if (char !== ' ') {
      if (operator === '*') {
        term *= number;
      } else if (operator === '/') {
        term = Math.trunc(term / number);
      } else {
        total += sign * term;
        sign = operator === '+' ? 1 : -1;
        term = number;
      }
      operator = char;
      number = 0;
    }
  }
  return total + sign * term;
}
