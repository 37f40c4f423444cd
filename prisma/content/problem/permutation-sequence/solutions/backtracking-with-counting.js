function getPermutation(n, k) {
  const used = new Set();

  function complete(prefix, rest) {
    const left = n - prefix.length;
    if (left === 0) return prefix;
    let block = 1;
    for (let factor = 2; factor < left; factor++) block *= factor;
    for (let digit = 1; digit <= n; digit++) {
      if (used.has(digit)) continue;
      if (rest <= block) {
        used.add(digit);
        return complete(prefix + digit, rest);
      }
      rest -= block;
    }
  }

  return complete('', k);
}
