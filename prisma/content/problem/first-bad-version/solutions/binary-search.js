function firstBadVersion(isBad) {
  let low = 1;
  let high = isBad.length;
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    if (isBad[middle - 1]) high = middle;
    else low = middle + 1;
  }
  return low;
}
