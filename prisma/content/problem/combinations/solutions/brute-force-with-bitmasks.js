function combine(n, k) {
  const combinations = [];
  for (let mask = 0; mask < 1 << n; mask++) {
    const combination = [];
    for (let i = 0; i < n; i++) {
      if ((mask >> i) & 1) combination.push(i + 1);
    }
    if (combination.length === k) combinations.push(combination);
  }
  return combinations;
}
