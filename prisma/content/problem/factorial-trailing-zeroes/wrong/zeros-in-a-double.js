// Wrong Answer: a double keeps about 16 digits, and large ones are printed with an exponent
function trailingZeroes(n) {
  let factorial = 1;
  for (let factor = 2; factor <= n; factor++) factorial *= factor;
  const digits = String(factorial);
  return digits.length - digits.replace(/0+$/, '').length;
}
