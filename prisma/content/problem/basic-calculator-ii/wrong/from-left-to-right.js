// Wrong Answer: evaluates from left to right, as if all operators had the same precedence
function calculate(s) {
  const [first, ...rest] = s.match(/\d+|[-+*/]/g);
  let value = Number(first);
  for (let i = 0; i < rest.length; i += 2) {
    const number = Number(rest[i + 1]);
    if (rest[i] === '+') value += number;
    else if (rest[i] === '-') value -= number;
    else if (rest[i] === '*') value *= number;
    else value = Math.trunc(value / number);
  }
  return value;
}
