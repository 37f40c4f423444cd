// Wrong Answer: handles IV and IX, but not the pairs of the tens and hundreds
function romanToInt(s) {
  const values = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  const plain = s.replace('IV', 'IIII').replace('IX', 'VIIII');
  return [...plain].reduce((total, symbol) => total + values[symbol], 0);
}
