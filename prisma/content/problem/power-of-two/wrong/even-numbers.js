// Wrong Answer: divides once and accepts every even number
function isPowerOfTwo(n) {
  return n === 1 || (n > 0 && n % 2 === 0);
}
