function mySqrt(x) {
  let r = x;
  while (r > x / r) r = Math.floor((r + Math.floor(x / r)) / 2);
  return r;
}
