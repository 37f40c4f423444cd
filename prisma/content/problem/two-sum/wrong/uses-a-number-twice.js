// Wrong Answer: pairs a number that is half of the target with itself
function twoSum(nums, target) {
  const positionOf = new Map(nums.map((num, position) => [num, position]));
  for (let position = 0; position < nums.length; position++) {
    const partner = positionOf.get(target - nums[position]);
    if (partner !== undefined) return [position, partner];
  }
  return [];
}
