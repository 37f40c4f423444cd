function maxSubArray(nums) {
  const bestOf = (low, high) => {
    if (low === high) return nums[low];
    const middle = Math.floor((low + high) / 2);

    let toLeft = nums[middle];
    for (let i = middle - 1, total = toLeft; i >= low; i--) {
      total += nums[i];
      toLeft = Math.max(toLeft, total);
    }
    let toRight = nums[middle + 1];
    for (let i = middle + 2, total = toRight; i <= high; i++) {
      total += nums[i];
      toRight = Math.max(toRight, total);
    }
    return Math.max(bestOf(low, middle), bestOf(middle + 1, high), toLeft + toRight);
  };
  return bestOf(0, nums.length - 1);
}
