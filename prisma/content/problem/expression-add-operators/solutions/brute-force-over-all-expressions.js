function addOperators(num, target) {
  const found = [];

  const valueOf = (expression) => {
    let total = 0;
    let term = 0;
    for (const [, operator, number] of `+${expression}`.matchAll(/([-+*])(\d+)/g)) {
      if (operator === '*') {
        term *= Number(number);
      } else {
        total += term;
        term = operator === '+' ? Number(number) : -Number(number);
      }
    }
    return total + term;
  };

  const extend = (index, expression) => {
    if (index === num.length) {
      const isAllowed = !/(?:^|\D)0\d/.test(expression);
      if (isAllowed && valueOf(expression) === target) found.push(expression);
      return;
    }
    for (const gap of ['', '+', '-', '*']) {
      extend(index + 1, expression + gap + num[index]);
    }
  };
  extend(1, num[0]);
  return found;
}
