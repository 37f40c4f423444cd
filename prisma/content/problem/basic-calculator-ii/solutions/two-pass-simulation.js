function calculate(s) {
  const numbers = s.match(/\d+/g).map(Number);
  const operators = s.match(/[-+*/]/g) ?? [];
  const findProduct = () => operators.findIndex((operator) => '*/'.includes(operator));
  for (let i = findProduct(); i >= 0; i = findProduct()) {
    const [operator] = operators.splice(i, 1);
    const [right] = numbers.splice(i + 1, 1);
    if (operator === '*') numbers[i] *= right;
    else numbers[i] = Math.trunc(numbers[i] / right);
  }
  let total = numbers[0];
  operators.forEach((operator, i) => {
    total += operator === '+' ? numbers[i + 1] : -numbers[i + 1];
  });
  return total;
}
