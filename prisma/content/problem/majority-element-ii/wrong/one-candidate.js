// Wrong Answer: votes with a single candidate, as for more than half of the elements
function majorityElement(nums) {
  let candidate = null;
  let votes = 0;
  for (const num of nums) {
    if (votes === 0) candidate = num;
    votes += num === candidate ? 1 : -1;
  }
  const count = nums.filter((num) => num === candidate).length;
  return 3 * count > nums.length ? [candidate] : [];
}
