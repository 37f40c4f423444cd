function fourSum(nums, target) {
  const v = nums.toSorted((x, y) => x - y);
  const n = v.length;
  const found = [];
  for (let a = 0; a < n; a++) {
    if (a > 0 && v[a] === v[a - 1]) continue;
    for (let b = a + 1; b < n; b++) {
      if (b > a + 1 && v[b] === v[b - 1]) continue;
      for (let c = b + 1; c < n; c++) {
        if (c > b + 1 && v[c] === v[c - 1]) continue;
        for (let d = c + 1; d < n; d++) {
          if (d > c + 1 && v[d] === v[d - 1]) continue;
          const chosen = [v[a], v[b], v[c], v[d]];
          if (v[a] + v[b] + v[c] + v[d] === target) found.push(chosen);
        }
      }
    }
  }
  return found;
}
