function lengthOfLIS(nums) {
  const ends = [];
  for (const num of nums) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] < num) low = middle + 1;
      else high = middle;
    }
    ends[low] = num;
  }
  return ends.length;
}
