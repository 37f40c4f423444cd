// Wrong Answer: returns the last good version instead of the first bad one
function firstBadVersion(isBad) {
  let low = 0;
  let high = isBad.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isBad[middle - 1]) high = middle;
    else low = middle;
  }
  return low;
}
