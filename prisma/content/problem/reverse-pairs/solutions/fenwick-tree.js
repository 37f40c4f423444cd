function reversePairs(nums) {
  const ordered = [...nums].sort((a, b) => a - b);
  const tree = new Array(nums.length + 1).fill(0);

  function countUpTo(limit) {
    let low = 0;
    let high = ordered.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ordered[middle] <= limit) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  let pairs = 0;
  for (const [seen, num] of nums.entries()) {
    let notGreater = 0;
    for (let i = countUpTo(2 * num); i > 0; i -= i & -i) notGreater += tree[i];
    pairs += seen - notGreater;
    for (let i = countUpTo(num - 1) + 1; i <= nums.length; i += i & -i) tree[i]++;
  }
  return pairs;
}
