const isWithin = (num, limit) => Number.isInteger(num) && Math.abs(num) <= limit;

export function validate(nums, target) {
  if (nums.length < 3 || nums.length > 500) return 'nums must have 3 to 500 numbers';
  if (!nums.every((num) => isWithin(num, 1000))) return 'each of nums must be an integer from -1 000 to 1 000';
  if (!isWithin(target, 10_000)) return 'target must be an integer from -10^4 to 10^4';
  const sorted = Int32Array.from(nums).sort();
  let below = -Infinity;
  let above = Infinity;
  for (let first = 0; first < sorted.length - 2; first++) {
    for (let left = first + 1, right = sorted.length - 1; left < right; ) {
      const sum = sorted[first] + sorted[left] + sorted[right];
      if (sum <= target) below = Math.max(below, sum);
      if (sum >= target) above = Math.min(above, sum);
      if (sum < target) left++;
      else right--;
    }
  }
  if (below !== above && target - below === above - target) return 'two sums are equally close to target';
}
