// Wrong Answer: subtracts from any larger symbol, but 49 is not IL
function intToRoman(num) {
  const values = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  const parts = Object.keys(values).map((symbol) => [values[symbol], symbol]);
  for (const [symbol, value] of Object.entries(values)) {
    for (const small of ['I', 'X', 'C']) {
      const pair = [value - values[small], small + symbol];
      if (values[small] < value / 2) parts.push(pair);
    }
  }
  parts.sort(([a], [b]) => b - a);
  let rest = num;
  let numeral = '';
  for (const [value, symbol] of parts) {
    numeral += symbol.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return numeral;
}
