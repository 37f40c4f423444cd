function myPow(x, n) {
  let power = 1;
  let factor = x;
  let exponent = Math.abs(n);
  while (exponent > 0) {
    if (exponent % 2 === 1) power *= factor;
    factor *= factor;
    exponent = Math.floor(exponent / 2);
  }
  return n >= 0 ? power : 1 / power;
}
