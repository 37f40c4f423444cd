function trailingZeroes(n) {
  let factorial = 1n;
  for (let factor = 2n; factor <= n; factor++) factorial *= factor;
  const digits = String(factorial);
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return digits.length - end;
}
