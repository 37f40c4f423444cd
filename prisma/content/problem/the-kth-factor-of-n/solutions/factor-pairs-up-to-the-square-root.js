function kthFactor(n, k) {
  const small = [];
  const large = [];
  for (let i = 1; i * i <= n; i++) {
    if (n % i !== 0) continue;
    small.push(i);
    if (i * i < n) large.push(n / i);
  }
  const factors = [...small, ...large.reverse()];
  return factors[k - 1] ?? -1;
}
