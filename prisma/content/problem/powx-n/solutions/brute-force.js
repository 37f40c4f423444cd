function myPow(x, n) {
  let power = 1;
  for (let left = Math.abs(n); left > 0; left--) power *= x;
  return n >= 0 ? power : 1 / power;
}
