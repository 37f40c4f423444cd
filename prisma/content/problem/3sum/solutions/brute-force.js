function threeSum(nums) {
  const a = [...nums].sort((x, y) => x - y);
  const triples = [];
  for (let i = 0; i < a.length; i++) {
    if (i > 0 && a[i] === a[i - 1]) continue;
    for (let j = i + 1; j < a.length; j++) {
      if (j > i + 1 && a[j] === a[j - 1]) continue;
      for (let k = j + 1; k < a.length; k++) {
        if (k > j + 1 && a[k] === a[k - 1]) continue;
        if (a[i] + a[j] + a[k] === 0) triples.push([a[i], a[j], a[k]]);
      }
    }
  }
  return triples;
}
