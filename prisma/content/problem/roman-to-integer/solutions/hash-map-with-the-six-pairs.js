const VALUES = {
  ...{ CM: 900, CD: 400, XC: 90, XL: 40, IX: 9, IV: 4 },
  ...{ M: 1000, D: 500, C: 100, L: 50, X: 10, V: 5, I: 1 },
};

function romanToInt(s) {
  const symbols = s.match(/CM|CD|XC|XL|IX|IV|[MDCLXVI]/g);
  return symbols.reduce((total, symbol) => total + VALUES[symbol], 0);
}
