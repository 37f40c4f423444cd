function findDuplicate(nums) {
  let low = 1;
  let high = nums.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    let count = 0;
    for (const num of nums) {
      if (num <= middle) count++;
    }
    if (count > middle) high = middle;
    else low = middle + 1;
  }
  return low;
}
