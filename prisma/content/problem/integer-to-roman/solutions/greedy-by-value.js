const VALUES = {
  ...{ M: 1000, CM: 900, D: 500, CD: 400, C: 100, XC: 90, L: 50, XL: 40 },
  ...{ X: 10, IX: 9, V: 5, IV: 4, I: 1 },
};

function intToRoman(num) {
  let rest = num;
  let numeral = '';
  for (const [symbol, value] of Object.entries(VALUES)) {
    numeral += symbol.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return numeral;
}
