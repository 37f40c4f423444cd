function reversePairs(nums) {
  const buffer = [...nums];

  function sort(low, high) {
    if (high - low <= 1) return 0;
    const middle = (low + high) >> 1;
    let pairs = sort(low, middle) + sort(middle, high);
    let j = middle;
    for (let i = low; i < middle; i++) {
      while (j < high && nums[i] > 2 * nums[j]) j++;
      pairs += j - middle;
    }
    merge(low, middle, high);
    return pairs;
  }

  function merge(low, middle, high) {
    for (let i = low; i < high; i++) buffer[i] = nums[i];
    let left = low;
    let right = middle;
    for (let i = low; i < high; i++) {
      if (right === high || (left < middle && buffer[left] <= buffer[right])) {
        nums[i] = buffer[left++];
      } else {
        nums[i] = buffer[right++];
      }
    }
  }

  return sort(0, nums.length);
}
