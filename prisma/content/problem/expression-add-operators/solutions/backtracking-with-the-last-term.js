function addOperators(num, target) {
  const found = [];
  const extend = (index, expression, value, last) => {
    if (index === num.length) {
      if (value === target) found.push(expression);
      return;
    }
    for (let end = index + 1; end <= num.length; end++) {
      if (end > index + 1 && num[index] === '0') break;
      const digits = num.slice(index, end);
      const x = Number(digits);
      if (index === 0) {
        extend(end, digits, x, x);
        continue;
      }
      extend(end, `${expression}+${digits}`, value + x, x);
      extend(end, `${expression}-${digits}`, value - x, -x);
      extend(end, `${expression}*${digits}`, value - last + last * x, last * x);
    }
  };
  extend(0, '', 0, 0);
  return found;
}
