function mySqrt(x) {
  let low = 0;
  let high = x;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (middle <= x / middle) low = middle;
    else high = middle - 1;
  }
  return low;
}
