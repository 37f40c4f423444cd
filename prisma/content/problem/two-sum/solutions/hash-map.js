function twoSum(nums, target) {
  const positionOf = new Map();
  for (let position = 0; position < nums.length; position++) {
    const partner = positionOf.get(target - nums[position]);
    if (partner !== undefined) return [partner, position];
    positionOf.set(nums[position], position);
  }
  return [];
}
