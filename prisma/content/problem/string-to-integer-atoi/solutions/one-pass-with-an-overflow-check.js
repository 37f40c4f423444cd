function myAtoi(s) {
  let position = 0;
  while (s[position] === ' ') position++;
  const isNegative = s[position] === '-';
  if (isNegative || s[position] === '+') position++;
  const limit = isNegative ? 2 ** 31 : 2 ** 31 - 1;
  let number = 0;
  while (s[position] >= '0' && s[position] <= '9' && number < limit) {
    number = Math.min(limit, 10 * number + Number(s[position]));
    position++;
  }
  return isNegative ? 0 - number : number;
}
