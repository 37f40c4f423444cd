// Time Limit Exceeded: 2^31 becomes negative under >>, and shifting it never reaches 0
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
