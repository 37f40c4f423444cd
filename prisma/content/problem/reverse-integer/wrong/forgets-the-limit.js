// Wrong Answer: returns numbers that do not fit into 32 bits
function reverse(x) {
  const digits = [...String(Math.abs(x))].reverse().join('');
  return Math.sign(x) * Number(digits);
}
