function countPrimes(n) {
  const isComposite = new Uint8Array(n);
  let count = 0;
  for (let p = 2; p < n; p++) {
    if (isComposite[p]) continue;
    count++;
    for (let multiple = p * p; multiple < n; multiple += p) isComposite[multiple] = 1;
  }
  return count;
}
