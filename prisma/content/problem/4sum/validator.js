const isInRange = (value) => Number.isInteger(value) && Math.abs(value) <= 10 ** 9;

export function validate(nums, target) {
  if (!Array.isArray(nums) || nums.length < 1 || nums.length > 200) return 'nums must have 1 to 200 elements';
  if (!nums.every(isInRange)) return 'each element of nums must be an integer from -10^9 to 10^9';
  if (!isInRange(target)) return 'target must be an integer from -10^9 to 10^9';
  if (countQuadruplets(nums.toSorted((a, b) => a - b), target) > 1_000) {
    return 'there must be at most 1 000 different quadruplets';
  }
}

function countQuadruplets(v, target) {
  let count = 0;
  for (let i = 0; i < v.length; i++) {
    if (i > 0 && v[i] === v[i - 1]) continue;
    for (let j = i + 1; j < v.length; j++) {
      if (j > i + 1 && v[j] === v[j - 1]) continue;
      let [left, right] = [j + 1, v.length - 1];
      while (left < right) {
        const sum = v[i] + v[j] + v[left] + v[right];
        if (sum === target) {
          count++;
          while (left < right && v[left] === v[left + 1]) left++;
        }
        if (sum <= target) left++;
        else right--;
      }
    }
  }
  return count;
}
