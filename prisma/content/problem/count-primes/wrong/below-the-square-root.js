// Wrong Answer: stops before the square root, so squares of primes such as 25 count as primes
function countPrimes(n) {
  let count = 0;
  for (let x = 2; x < n; x++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor < x; divisor++) {
      if (x % divisor === 0) {
        isPrime = false;
        break;
      }
    }
    if (isPrime) count++;
  }
  return count;
}
