// Wrong Answer: stops when the first number exceeds the target, which is wrong for a negative target
function fourSum(nums, target) {
  const v = nums.toSorted((a, b) => a - b);
  const found = new Map();
  for (let i = 0; i < v.length && v[i] <= target; i++) {
    for (let j = i + 1; j < v.length; j++) {
      let [left, right] = [j + 1, v.length - 1];
      while (left < right) {
        const chosen = [v[i], v[j], v[left], v[right]];
        const sum = v[i] + v[j] + v[left] + v[right];
        if (sum === target) found.set(chosen.join(), chosen);
        if (sum <= target) left++;
        else right--;
      }
    }
  }
  return [...found.values()];
}
