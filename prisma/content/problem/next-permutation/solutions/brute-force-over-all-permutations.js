function nextPermutation(nums) {
  const ordered = [...nums].sort((a, b) => a - b);
  const used = nums.map(() => false);
  const arranged = [];

  function isGreater() {
    const i = arranged.findIndex((num, index) => num !== nums[index]);
    return i !== -1 && arranged[i] > nums[i];
  }

  function hasGreater() {
    if (arranged.length === nums.length) return isGreater();
    for (let i = 0; i < ordered.length; i++) {
      const isRepeated = i > 0 && ordered[i - 1] === ordered[i] && !used[i - 1];
      if (used[i] || isRepeated) continue;
      used[i] = true;
      arranged.push(ordered[i]);
      if (hasGreater()) return true;
      arranged.pop();
      used[i] = false;
    }
    return false;
  }

  const next = hasGreater() ? arranged : ordered;
  next.forEach((num, i) => {
    nums[i] = num;
  });
}
