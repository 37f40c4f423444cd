// Time Limit Exceeded: 2^31 is negative for >>, and shifting it never ends at 0
function myPow(x, n) {
  let power = 1;
  let factor = x;
  let exponent = Math.abs(n);
  while (exponent !== 0) {
    if ((exponent & 1) === 1) power *= factor;
    factor *= factor;
    exponent >>= 1;
  }
  return n >= 0 ? power : 1 / power;
}
