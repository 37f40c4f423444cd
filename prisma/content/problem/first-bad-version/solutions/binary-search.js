const solution = (isBadVersion) => (n) => {
  let low = 1;
  let high = n;
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    if (isBadVersion(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};
