// Wrong Answer: counts how many double strides there may be, but not where they stand
function climbStairs(n) {
  return Math.floor(n / 2) + 1;
}
