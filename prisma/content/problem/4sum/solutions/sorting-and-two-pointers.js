function fourSum(nums, target) {
  const v = nums.toSorted((a, b) => a - b);
  const found = [];
  for (let i = 0; i < v.length; i++) {
    if (i > 0 && v[i] === v[i - 1]) continue;
    for (let j = i + 1; j < v.length; j++) {
      if (j > i + 1 && v[j] === v[j - 1]) continue;
      const rest = target - v[i] - v[j];
      let left = j + 1;
      let right = v.length - 1;
      while (left < right) {
        const sum = v[left] + v[right];
        if (sum < rest) {
          left++;
        } else if (sum > rest) {
          right--;
        } else {
          found.push([v[i], v[j], v[left++], v[right--]]);
          while (left < right && v[left] === v[left - 1]) left++;
        }
      }
    }
  }
  return found;
}
