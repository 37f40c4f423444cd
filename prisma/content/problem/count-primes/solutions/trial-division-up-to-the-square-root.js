function countPrimes(n) {
  function isPrime(x) {
    for (let divisor = 2; divisor * divisor <= x; divisor++) {
      if (x % divisor === 0) return false;
    }
    return true;
  }

  let count = 0;
  for (let x = 2; x < n; x++) {
    if (isPrime(x)) count++;
  }
  return count;
}
