function majorityElement(nums) {
  const frequent = [];
  for (const num of nums) {
    const count = nums.filter((other) => other === num).length;
    if (3 * count > nums.length && !frequent.includes(num)) frequent.push(num);
  }
  return frequent;
}
