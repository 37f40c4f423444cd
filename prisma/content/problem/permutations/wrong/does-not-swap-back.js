// Wrong Answer: does not undo its swap, so some permutations appear twice and others never
function permute(nums) {
  const permutations = [];

  function fill(place) {
    if (place === nums.length) {
      permutations.push([...nums]);
      return;
    }
    for (let i = place; i < nums.length; i++) {
      [nums[place], nums[i]] = [nums[i], nums[place]];
      fill(place + 1);
    }
  }

  fill(0);
  return permutations;
}
