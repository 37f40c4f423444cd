// Wrong Answer: parseInt reads a number that starts with 0x as hexadecimal
function myAtoi(s) {
  const number = parseInt(s) || 0;
  return Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, number));
}
