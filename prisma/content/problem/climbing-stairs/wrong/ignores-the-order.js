// Wrong Answer: counts how many double steps there may be, but not their order
function climbStairs(n) {
  return Math.floor(n / 2) + 1;
}
