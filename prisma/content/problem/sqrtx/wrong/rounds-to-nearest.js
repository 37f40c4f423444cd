// Wrong Answer: rounds the square root to the nearest integer instead of down
function mySqrt(x) {
  let r = 0;
  while (r * r < x) r++;
  return r * r - x <= x - (r - 1) * (r - 1) ? r : r - 1;
}
