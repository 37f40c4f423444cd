// Wrong Answer: returns numbers that overflow a 32-bit integer
function reverse(x) {
  const digits = [...String(Math.abs(x))].reverse().join('');
  return Math.sign(x) * Number(digits);
}
