// Wrong Answer: returns the last good version instead of the first bad one
function firstBadVersion(n) {
  let low = 0;
  let high = n;
  while (high - low > 1) {
    const middle = low + Math.floor((high - low) / 2);
    if (isBadVersion(middle)) high = middle;
    else low = middle;
  }
  return low;
}
