const VALUES = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };

function romanToInt(s) {
  let total = 0;
  for (let i = 0; i < s.length; i++) {
    const value = VALUES[s[i]];
    total += value < VALUES[s[i + 1]] ? -value : value;
  }
  return total;
}
