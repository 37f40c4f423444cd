function myPow(x, n) {
  function powerOf(exponent) {
    if (exponent === 0) return 1;
    const half = powerOf(Math.floor(exponent / 2));
    return exponent % 2 === 1 ? half * half * x : half * half;
  }
  return n >= 0 ? powerOf(n) : 1 / powerOf(-n);
}
