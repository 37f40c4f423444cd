// Wrong Answer: parseInt takes a number that begins with 0x for a hexadecimal one
function myAtoi(s) {
  const number = parseInt(s) || 0;
  return Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, number));
}
