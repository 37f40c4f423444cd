// Wrong Answer: stops at half of n and forgets that n is a factor of itself
function kthFactor(n, k) {
  for (let i = 1; i <= n / 2; i++) {
    if (n % i === 0) {
      k--;
      if (k === 0) return i;
    }
  }
  return -1;
}
