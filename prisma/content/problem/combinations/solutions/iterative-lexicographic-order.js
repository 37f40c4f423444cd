function combine(n, k) {
  const combination = Array.from({ length: k }, (_, i) => i + 1);
  const combinations = [];
  while (true) {
    combinations.push([...combination]);
    let i = k - 1;
    while (i >= 0 && combination[i] === n - k + i + 1) i--;
    if (i < 0) return combinations;
    combination[i]++;
    for (let j = i + 1; j < k; j++) combination[j] = combination[j - 1] + 1;
  }
}
