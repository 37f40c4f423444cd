function permute(nums) {
  const permutations = [];
  const current = [];
  const used = nums.map(() => false);

  function fill() {
    if (current.length === nums.length) {
      permutations.push([...current]);
      return;
    }
    nums.forEach((number, i) => {
      if (used[i]) return;
      used[i] = true;
      current.push(number);
      fill();
      current.pop();
      used[i] = false;
    });
  }

  fill();
  return permutations;
}
